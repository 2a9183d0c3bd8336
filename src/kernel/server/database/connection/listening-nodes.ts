/** The application name of a node's listening connection, by which nodes find each other in the database. */
export const listenerName = 'inkwell listens'

/** The channel for messages between nodes. */
export const notes = 'note'
