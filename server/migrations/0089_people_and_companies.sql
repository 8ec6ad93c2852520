-- What a person is called and for which company they buy is theirs to say. A name that was only the beginning of the
-- address was guessed by us, and once stood on a certificate for ever.
alter table users add column company text check (length(company) between 1 and 120);

update users set name = '' where name = split_part(email, '@', 1)
  and exists (select from accounts where accounts.user_id = users.id and accounts.provider_id = 'credential');
