/** All invented, as are the companies of the demo. */
export const inventedSchools: readonly (readonly [name: string, students: number | undefined])[] = [
  ['Universidade do Cais', 18_000],
  ['Hollis College London', 22_000],
  ['Technische Schule Isarufer', 31_000],
  ['Polytechnic of the Øresund', 12_000],
  ['Lagos Institute of Technology', 9_000],
  ['Accra School of Economics', 4_000],
  ['Charles River Polytechnic', 11_000],
  ['Bay College', undefined],
  ['Universidad de la Sabana Alta', 15_000],
  ['Escola de Negócios do Tejo', 900],
  ['Limmat Business School', 1_200],
  ['Bosphorus Technical College', 16_000],
  ['Marina Institute of Management', 2_400],
  ['Kanda University', 20_000],
  ['Nilgiri Institute of Science', 7_500],
  ['Karoo University', undefined],
  ['Prairie State University', 38_000],
  ['Collège du Mont', 6_000],
]

export const inventedCommunities: readonly (readonly [name: string, members: number | undefined])[] = [
  ['Lisbon Founders Table', 80],
  ['Women in Payments Europe', 640],
  ['Nordic Grid Circle', 150],
  ['Harbour Angels', 45],
  ['Security Breakfast Club', 110],
  ['Product People Berlin', 420],
  ['Pan-African Operators', 260],
  ['Open Data Guild', undefined],
  ['Supply Chain Roundtable', 190],
  ['Climate Builders', 700],
]

export const inventedFields = [
  'Computer Science',
  'Economics',
  'Business',
  'Law',
  'Design',
  'Medicine',
  'Mechanical Engineering',
  'Physics',
] as const
