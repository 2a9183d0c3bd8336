-- Who wrote a report, also when the user is gone: `employee` is the link, which is cut then. What history tells of a
-- link that was cut already brings back its author; 0 is somebody of whom nothing is known.
call add_required_column('weekly_report', 'author', 'integer', $$
  coalesce(
    (was ->> 'employee')::integer,
    (select (h.changes -> 'employee' ->> 0)::integer from history h
      where h.owner_table = 'weekly_report' and h.owner_id = (was ->> 'id')::integer and h.action = 'update'
        and h.changes -> 'employee' ->> 0 is not null
      order by h.id desc limit 1),
    0
  )
$$);
create index weekly_report_author on weekly_report (author, id);
