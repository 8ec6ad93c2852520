-- What buyers take to wallets of their own lies in one account, credits/withdrawn: with its serials, out of a holding and
-- back into one, and nowhere else. A promise never gets there.
alter table ledger_postings drop constraint ledger_postings_serials;
alter table ledger_postings
  add constraint ledger_postings_serials check (
    case
      when is_money(asset) then serials is null
      when serials is null
        then from_account not like 'world/credits/issued/%' and to_account !~ '^credits/(owned/|retired/|withdrawn$)'
      else from_account not like 'world/credits/promised/%' and ledger_count_serials(serials) = amount
    end
  ),
  add constraint ledger_postings_withdrawn check (
    (to_account <> 'credits/withdrawn' or from_account like 'credits/owned/%')
    and (from_account <> 'credits/withdrawn' or to_account like 'credits/owned/%')
  );
