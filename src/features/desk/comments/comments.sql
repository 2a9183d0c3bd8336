-- History of comments.

call keep_history('comment');
