-- Nodes of before go on.
-- What people say about a record, which is named by its kind and key.
create table comment (resource text not null, record integer not null, text text not null);
call keep_sheet('comment');
create index comment_of_record on comment (resource, record, id);
