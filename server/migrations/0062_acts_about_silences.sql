-- Silencing alerts is an act of an operator: its subject is the silence.
alter table audit_entries drop constraint audit_entries_subject_kind_check;
alter table audit_entries add constraint audit_entries_subject_kind_check
  check (subject_kind in
    ('project', 'document', 'support_message', 'order', 'listing', 'account', 'sales_stop', 'silence'));
