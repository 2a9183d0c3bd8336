-- What contains a number is a few rows, but the plan that is kept for all of them expects one in two hundred: from a
-- million rows on it called two parallel workers, which cost twenty times what they found. Where this function is asked,
-- nobody calls any.
alter function search_digits(text) parallel unsafe;
