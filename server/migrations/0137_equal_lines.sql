-- A line is made by what it is like and the how-manieth of those it is. The fingerprint of all the bank said of it is not: in
-- another writing the third of three has the fingerprint of the second, and was taken for it.
alter table bank_lines drop constraint bank_lines_key_key;
create index bank_lines_key on bank_lines (key) where likeness is null;
drop index bank_lines_likeness;
alter table bank_lines add unique (likeness, booked_on);
-- A file may hold several statements of one account and currency, such as one for each day; all but the first were left out.
alter table bank_statements add column place integer not null default 0;
alter table bank_statements drop constraint bank_statements_sha256_account_currency_key;
alter table bank_statements add unique (sha256, account, currency, place);
