export const papers = {
  'From|who writes': 'From',
}
