/** The headings of the columns before the languages; languages are named in themselves. */
export const headings = { room: 'Room', sentence: 'Sentence', form: 'Form' }
