import type { DemoCity } from './demo-cities.ts'
import type { Industry } from './demo-titles.ts'

export interface DemoCompany {
  name: string
  domain: string
  industry: Industry
  city: DemoCity
  /** How many of its people are in the demo network. */
  known: number
}

const row = (name: string, host: string, industry: Industry, city: DemoCity, known: number): DemoCompany => ({
  name,
  // Reserved for examples, so that no address of the demo can ever be somebody's.
  domain: `${host}.example`,
  industry,
  city,
  known,
})

/** All invented. */
export const demoCompanies: readonly DemoCompany[] = [
  row('Alderpay', 'alderpay', 'finance', 'Lisbon', 9),
  row('Cobalt Ledger', 'cobaltledger', 'finance', 'London', 8),
  row('Mooring Bank', 'mooringbank', 'finance', 'Amsterdam', 12),
  row('Tallybird', 'tallybird', 'finance', 'Nairobi', 6),
  row('Nubela Pagos', 'nubelapagos', 'finance', 'Mexico City', 5),
  row('Quayside Insurance', 'quayside', 'finance', 'Zürich', 7),
  row('Sundial Wealth', 'sundialwealth', 'finance', 'Singapore', 4),
  row('Fernhollow Health', 'fernhollow', 'health', 'Boston', 8),
  row('Curalis', 'curalis', 'health', 'Paris', 7),
  row('Ilse Diagnostics', 'ilsediagnostics', 'health', 'Munich', 6),
  row('Hopewell Clinics', 'hopewellclinics', 'health', 'Lagos', 5),
  row('Seventh Rib', 'seventhrib', 'health', 'Tel Aviv', 4),
  row('Kindling Care', 'kindlingcare', 'health', 'Toronto', 6),
  row('Halden Energy', 'halden', 'energy', 'Oslo', 9),
  row('Windrose Grid', 'windrosegrid', 'energy', 'Copenhagen', 7),
  row('Solmar Renovables', 'solmar', 'energy', 'Barcelona', 6),
  row('Brightsilo', 'brightsilo', 'energy', 'Austin', 5),
  row('Carbonfold', 'carbonfold', 'energy', 'Stockholm', 6),
  row('Terravolt', 'terravolt', 'energy', 'Bangalore', 4),
  row('Packhorse', 'packhorse', 'logistics', 'Hamburg', 10),
  row('Ferrywell', 'ferrywell', 'logistics', 'Istanbul', 6),
  row('Northlane Freight', 'northlane', 'logistics', 'Chicago', 7),
  row('Kargo Mbele', 'kargombele', 'logistics', 'Nairobi', 4),
  row('Portolan', 'portolan', 'logistics', 'Singapore', 8),
  row('Brambleworks', 'brambleworks', 'software', 'Berlin', 12),
  row('Inkstone', 'inkstone', 'software', 'San Francisco', 11),
  row('Parseltree', 'parseltree', 'software', 'Kraków', 7),
  row('Oriole Data', 'orioledata', 'software', 'New York', 9),
  row('Yonder Maps', 'yondermaps', 'software', 'Cape Town', 5),
  row('Hanabi Systems', 'hanabi', 'software', 'Tokyo', 6),
  row('Quillpost', 'quillpost', 'software', 'Dublin', 7),
  row('Ponte Software', 'pontesoftware', 'software', 'São Paulo', 6),
  row('Stackhouse', 'stackhouse', 'software', 'London', 10),
  row('Marigold AI', 'marigoldai', 'software', 'Montréal', 6),
  row('Sentrywell', 'sentrywell', 'security', 'Tel Aviv', 7),
  row('Locksmith Labs', 'locksmithlabs', 'security', 'Vienna', 5),
  row('Greywatch', 'greywatch', 'security', 'London', 6),
  row('Pinecone & Daughters', 'pineconedaughters', 'retail', 'Stockholm', 6),
  row('Mercado Lindo', 'mercadolindo', 'retail', 'Bogotá', 5),
  row('Saffron Row', 'saffronrow', 'retail', 'Istanbul', 6),
  row('Oakline Home', 'oaklinehome', 'retail', 'Chicago', 7),
  row('Uniform Supply Co.', 'uniformsupply', 'retail', 'Seoul', 4),
  row('Little Orchard Foods', 'littleorchard', 'food', 'Dublin', 5),
  row('Salt & Sorrel', 'saltandsorrel', 'food', 'Copenhagen', 4),
  row('Tostado', 'tostado', 'food', 'Porto', 5),
  row('Golden Paddy', 'goldenpaddy', 'food', 'Ho Chi Minh City', 5),
  row('Farview Capital', 'farviewcapital', 'investing', 'London', 8),
  row('Third Coast Ventures', 'thirdcoast', 'investing', 'Chicago', 6),
  row('Baobab Partners', 'baobabpartners', 'investing', 'Accra', 6),
  row('Atlantic Row', 'atlanticrow', 'investing', 'Lisbon', 7),
  row('Sakura Street Capital', 'sakurastreet', 'investing', 'Tokyo', 4),
  row('Lighthouse Seed', 'lighthouseseed', 'investing', 'San Francisco', 7),
  row('Werkraum Maschinen', 'werkraum', 'manufacturing', 'Munich', 8),
  row('Officina Verdi', 'officinaverdi', 'manufacturing', 'Milan', 6),
  row('Harrow Robotics', 'harrowrobotics', 'manufacturing', 'Boston', 7),
  row('Kestrel Aerostructures', 'kestrelaero', 'manufacturing', 'Montréal', 5),
  row('Bluebell Press', 'bluebellpress', 'media', 'New York', 6),
  row('Radio Meridian', 'radiomeridian', 'media', 'Athens', 4),
  row('Open Lectern', 'openlectern', 'media', 'Sydney', 5),
  row('Tandem Advisory', 'tandemadvisory', 'advising', 'Zürich', 8),
  row('Bridgewright', 'bridgewright', 'advising', 'Toronto', 7),
  row('Harmattan Consulting', 'harmattan', 'advising', 'Lagos', 5),
]
