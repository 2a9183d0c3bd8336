export const exchangeRates = {
  'Rate seen|when': 'Rate seen',
}
