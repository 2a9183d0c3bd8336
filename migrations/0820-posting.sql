-- A line of what a document posts is called a posting, as everywhere else.
alter type entry_line rename to posting;
