/** The plural forms of a message by its `count`, named as in `Intl.PluralRules`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** A catalog with exactly the same keys as another one. */
export type InAnotherLanguage<C> = Readonly<Record<keyof C, string | Forms>>
