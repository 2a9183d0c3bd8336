/** The forms of a sentence that follow from its `count`, by the names that `Intl.PluralRules` gives them. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** The same sentences in another language: none missing, none more. */
export type InAnotherLanguage<C> = Readonly<Record<keyof C, string | Forms>>
