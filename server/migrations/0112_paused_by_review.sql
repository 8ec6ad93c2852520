-- What a rejection paused comes back with the approval that follows it; what its seller paused does not.
alter table listings add column review_paused_at timestamptz;
