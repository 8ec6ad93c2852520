-- Whoever has the address of a quote may accept it, and says who they are: it binds their company.
alter table quotes
  add column accepted_name text,
  add column accepted_email text,
  add constraint quotes_accepted_person_check check ((accepted_name is null) = (accepted_email is null)),
  add constraint quotes_accepted_person_only_when_accepted check (accepted_name is null or accepted_at is not null);
