-- statement by statement
-- Who refers to an object, what is still to be moved, and whether everything there fits: found while others write.
drop index concurrently if exists reports_object;
create index concurrently reports_object on reports (object) where object is not null;
drop index concurrently if exists document_files_object;
create index concurrently document_files_object on document_files (object) where object is not null;
drop index concurrently if exists document_files_here;
create index concurrently document_files_here on document_files (document_id) where bytes is not null;
alter table document_files validate constraint document_files_somewhere;
drop index concurrently if exists seller_identity_documents_object;
create index concurrently seller_identity_documents_object on seller_identity_documents (object) where object is not null;
drop index concurrently if exists seller_identity_documents_here;
create index concurrently seller_identity_documents_here on seller_identity_documents (seller_id) where bytes is not null;
alter table seller_identity_documents validate constraint seller_identity_documents_somewhere;
drop index concurrently if exists photograph_images_object;
create index concurrently photograph_images_object on photograph_images (object) where object is not null;
drop index concurrently if exists photograph_images_here;
create index concurrently photograph_images_here on photograph_images (photograph_id) where webp is not null;
alter table photograph_images validate constraint photograph_images_somewhere;
alter table photograph_images validate constraint photograph_images_counted;
