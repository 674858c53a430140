const words = (text: string): readonly string[] => text.split(' ')

export const firstNames = words(
  'Ana Tomasz Priya Joost Ingrid Lena Marcus Yuki Amara Diego Saoirse Rafael Noor Henrik Chiara Mateo Aisha Pavel Elif ' +
    'Jonas Meera Luca Freya Omar Sofia Kwame Anneli Bruno Hana Viktor Leila Sander Camille Tariq Greta Andrés Zofia Kenji ' +
    'Maeve Emil Ines Daniel Oksana Rohan Clara Idris Margot Filip Naomi Stefan Ayşe Hugo Linnea Samuel Beatriz Arjun ' +
    'Wanda Niklas Fatima Owen',
)

export const lastNames = words(
  'Ribeiro Nowak Raman Solheim Vogt Lindqvist Tanaka Okafor Herrera Byrne Costa Haddad Larsen Bianchi Fuentes Rahman ' +
    'Novák Demir Weber Iyer Moretti Andersen Farouk Marin Mensah Kask Almeida Sato Petrov Karimi Bakker Laurent Aziz ' +
    'Brandt Molina Wójcik Mori Doyle Sørensen Vidal Becker Shevchenko Kapoor Fischer Diallo Dubois Horák Cohen Keller ' +
    'Yılmaz Girard Nyström Adeyemi Carvalho Mehta Zielińska Holm Nasser Whitfield Osei Lund Pereira Jansen Rossi',
)

export const companyNames = words(
  'Northgate Heliograph Kade Fjordline Acme Meridian Brightwater Tessellate Orrery Lumen Halden Cobalt Saltmarsh ' +
    'Quillwork Verdant Ironbark Juniper Palisade Harbour Foxglove Larkspur Anvil Tidewater Mosaic Kestrel Bellwether ' +
    'Copperfield Driftwood Everline Granite',
)

export const roles = [
  'Partner',
  'Head of Platform',
  'VP Engineering',
  'Founder',
  'Chief Financial Officer',
  'Product Manager',
  'Procurement Lead',
  'Staff Engineer',
  'Head of Sales',
  'Design Director',
  'Operations Manager',
  'Account Executive',
  'Data Scientist',
  'General Counsel',
] as const
