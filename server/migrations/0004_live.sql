-- Where the socket.io adapter parks a message too large for NOTIFY. It deletes rows older than half a minute.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
create index socket_io_attachments_created_at on socket_io_attachments (created_at);
