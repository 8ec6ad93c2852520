-- Another account than the one before is paid to only after some days, in which its owner can object.
alter table seller_details add column payout_changed_at timestamptz;
