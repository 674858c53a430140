import type { DemoCity } from '../../database/seed/demo-cities.ts'

/** Other names of the demo's cities, countries and regions, from atlases, not from the product. */
export const cityNames: Partial<Record<DemoCity, readonly string[]>> = {
  Athens: ['Athen', 'Athènes'],
  Bangalore: ['Bengaluru'],
  Copenhagen: ['København', 'Kopenhagen'],
  'Ho Chi Minh City': ['Saigon', 'HCMC'],
  Kraków: ['Cracow', 'Krakau'],
  Lisbon: ['Lisboa', 'Lissabon'],
  London: ['Londres', 'Londra'],
  'Mexico City': ['CDMX', 'Ciudad de México'],
  Milan: ['Milano', 'Mailand'],
  Munich: ['München', 'Muenchen'],
  'New York': ['NYC', 'New York City'],
  Porto: ['Oporto'],
  'San Francisco': ['SF', 'San Fran'],
  Singapore: ['Singapur'],
  Tokyo: ['Tokio'],
  Vienna: ['Wien', 'Vienne'],
  Zürich: ['Zurich', 'Zuerich'],
}

/** By the names of the countries as the demo has them; the country itself is one of the names. */
export const countryNames: Record<string, readonly string[]> = {
  Austria: ['Austria', 'Österreich'],
  Brazil: ['Brazil', 'Brasil'],
  Canada: ['Canada', 'Kanada'],
  Denmark: ['Denmark', 'Dänemark'],
  Germany: ['Germany', 'Deutschland', 'Allemagne'],
  Ireland: ['Ireland', 'Irland'],
  Italy: ['Italy', 'Italia'],
  Japan: ['Japan', 'Japon'],
  Netherlands: ['Netherlands', 'Holland'],
  Norway: ['Norway', 'Norge'],
  Poland: ['Poland', 'Polska'],
  Portugal: ['Portugal'],
  'South Korea': ['South Korea', 'Korea'],
  Spain: ['Spain', 'España'],
  Sweden: ['Sweden', 'Schweden'],
  Switzerland: ['Switzerland', 'Schweiz', 'Suisse'],
  Türkiye: ['Turkey', 'Türkiye'],
  'United Kingdom': ['UK', 'Great Britain', 'United Kingdom'],
  'United States': ['US', 'USA', 'United States'],
}

export const regions: readonly (readonly [name: string, countries: readonly string[]])[] = [
  ['DACH', ['Germany', 'Austria', 'Switzerland']],
  ['the Nordics', ['Denmark', 'Norway', 'Sweden']],
  ['Scandinavia', ['Denmark', 'Norway', 'Sweden']],
  ['Latin America', ['Mexico', 'Brazil', 'Colombia']],
]

/** Real places where nobody of the demo lives. */
export const emptyPlaces = ['Reykjavik', 'Ulaanbaatar', 'Montevideo', 'Tbilisi', 'Vilnius', 'Perth'] as const
