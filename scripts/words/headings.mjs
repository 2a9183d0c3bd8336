/** The headings of the columns before the languages; languages are named in themselves. */
export const headings = { feature: 'Feature', sentence: 'Sentence', form: 'Form' }
