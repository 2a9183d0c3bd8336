export const exchangeRates = {}
