-- The columns of the board: the orders of a status, what was changed last on top.
create index invoice_tracker_board on invoice_tracker (status, updated_at, id);
