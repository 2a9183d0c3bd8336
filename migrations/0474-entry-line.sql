-- What a document says of itself before it is an entry. A type of its own: one that is the table's row carries the table's
-- defaults and generated columns along, which the database copied at each start of each plan that made a line.
create type entry_line as (
  kind text, document integer, side text, day date, written_at timestamptz, number text, text text, party text,
  customer integer, usd numeric(16,2), iqd numeric(16,2), rate numeric(10,2), due date, salesman integer, invoice integer,
  account integer, amount numeric(16,2), stray numeric(16,2)
);
