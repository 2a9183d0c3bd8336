/** The headings of the columns before those of the languages, which are called as their speakers call them. */
export const headings = { room: 'Room', sentence: 'Sentence', form: 'Form' }
