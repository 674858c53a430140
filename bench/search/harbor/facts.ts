/** A port city and who works around it: hospitals, building trades, theaters, ministries and shipping. Nothing of it is real. */
export type Sector = 'hospital' | 'trade' | 'theater' | 'ministry' | 'shipping'

export interface Employer {
  readonly key: string
  readonly sector: Sector
  /** As files write it, the usual way first. */
  readonly names: readonly string[]
  readonly city: string
}

const employer = (key: string, sector: Sector, city: string, ...names: string[]): Employer => ({
  key,
  sector,
  city,
  names,
})

export const employers: readonly Employer[] = [
  employer('ukn', 'hospital', 'Hamburg', 'Universitätsklinikum Nordhafen', 'UK Nordhafen'),
  employer('brigid', 'hospital', 'Liverpool', 'St. Brigid’s Hospital', 'Saint Brigid Hospital'),
  employer('weser', 'hospital', 'Bremen', 'Klinikum am Weserbogen'),
  employer('clyde', 'hospital', 'Glasgow', 'Royal Clyde Infirmary'),
  employer('luz', 'hospital', 'Lisbon', 'Hospital da Luz Branca'),
  employer('haukelien', 'hospital', 'Bergen', 'Haukelien sykehus'),
  employer('brandt', 'trade', 'Hamburg', 'Brandt & Söhne Elektrotechnik GmbH', 'Brandt und Söhne'),
  employer('hinrichsen', 'trade', 'Kiel', 'Hinrichsen Dachbau'),
  employer('clydeside', 'trade', 'Glasgow', 'Clydeside Plumbing & Heating Ltd'),
  employer('osterkamp', 'trade', 'Bremen', 'Tischlerei Osterkamp'),
  employer('ferro', 'trade', 'Marseille', 'Ferro Soudure SARL'),
  employer('kowal', 'trade', 'Gdansk', 'Kowalczyk Scaffolding'),
  employer('thalassa', 'theater', 'Hamburg', 'Thalassa Theater'),
  employer('elbufer', 'theater', 'Dresden', 'Staatsoper Elbufer'),
  employer('tron', 'theater', 'Glasgow', 'Tron Lane Playhouse'),
  employer('cais', 'theater', 'Lisbon', 'Teatro do Cais'),
  employer('mondschein', 'theater', 'Leipzig', 'Puppentheater Mondschein'),
  employer('mvh', 'ministry', 'Hamburg', 'Ministerium für Verkehr und Häfen', 'MVH'),
  employer('dca', 'ministry', 'Southampton', 'Department for Coastal Affairs', 'DCA'),
  employer('senat', 'ministry', 'Bremen', 'Senatsverwaltung für Gesundheit'),
  employer('rotsouth', 'ministry', 'Rotterdam', 'Port Authority Rotterdam South'),
  employer('sozial', 'ministry', 'Dresden', 'Sozialministerium Sachsen'),
  employer('klint', 'shipping', 'Hamburg', 'Reederei Ole Klint', 'Ole Klint Shipping'),
  employer('bulk', 'shipping', 'Gdansk', 'Baltic Bulk Carriers'),
  employer('hellas', 'shipping', 'Piraeus', 'Hellas Maritime Agencies'),
  employer('salvage', 'shipping', 'Rotterdam', 'Meridian Salvage & Towage'),
  employer('ferry', 'shipping', 'Oslo', 'Nordic Ferry Lines'),
  employer('pilots', 'shipping', 'Kiel', 'Polar Pilot Station'),
]

export const cities: Readonly<Record<string, { region: string; country: string }>> = {
  Hamburg: { region: 'Hamburg', country: 'Germany' },
  Bremen: { region: 'Bremen', country: 'Germany' },
  Kiel: { region: 'Schleswig-Holstein', country: 'Germany' },
  Dresden: { region: 'Sachsen', country: 'Germany' },
  Leipzig: { region: 'Sachsen', country: 'Germany' },
  Rotterdam: { region: 'Zuid-Holland', country: 'Netherlands' },
  Glasgow: { region: 'Scotland', country: 'United Kingdom' },
  Liverpool: { region: 'England', country: 'United Kingdom' },
  Southampton: { region: 'England', country: 'United Kingdom' },
  Lisbon: { region: 'Lisboa', country: 'Portugal' },
  Bergen: { region: 'Vestland', country: 'Norway' },
  Oslo: { region: 'Oslo', country: 'Norway' },
  Gdansk: { region: 'Pomorskie', country: 'Poland' },
  Marseille: { region: 'Provence', country: 'France' },
  Piraeus: { region: 'Attica', country: 'Greece' },
}

export interface Occupation {
  readonly key: string
  readonly sector: Sector
  /** As files write it. */
  readonly titles: readonly string[]
  /** Who nearly does it. */
  readonly near: readonly string[]
}

const occupation = (key: string, sector: Sector, near: string, ...titles: string[]): Occupation => ({
  key,
  sector,
  near: near.split(' ').filter(Boolean),
  titles,
})

export const occupations: readonly Occupation[] = [
  occupation('nurse', 'hospital', 'ward midwife', 'Registered Nurse', 'Staff Nurse', 'Krankenpflegerin', 'Nurse'),
  occupation('ward', 'hospital', 'nurse', 'Ward Manager', 'Stationsleitung', 'Ward Sister'),
  occupation('anaesthetist', 'hospital', 'surgeon', 'Consultant Anaesthetist', 'Anästhesist', 'Oberärztin Anästhesie'),
  occupation('midwife', 'hospital', 'nurse', 'Midwife', 'Hebamme', 'Senior Midwife'),
  occupation(
    'surgeon',
    'hospital',
    'anaesthetist',
    'Orthopaedic Surgeon',
    'Trauma Surgeon',
    'Chefarzt Chirurgie',
    'Chirurg',
  ),
  occupation('pharmacist', 'hospital', '', 'Hospital Pharmacist', 'Krankenhausapotheker', 'Clinical Pharmacist'),
  occupation('physio', 'hospital', '', 'Physiotherapist', 'Physiotherapeutin', 'Lead Physiotherapist'),
  occupation(
    'clinicboss',
    'hospital',
    '',
    'Kaufmännischer Direktor',
    'Hospital Chief Executive',
    'Verwaltungsdirektorin',
  ),
  occupation('radiographer', 'hospital', '', 'Radiographer', 'Medizinische Technologin Radiologie', 'MRI Radiographer'),
  occupation('electrician', 'trade', 'electricmaster', 'Electrician', 'Elektriker', 'Elektroinstallateur'),
  occupation('electricmaster', 'trade', 'electrician', 'Elektromeister', 'Master Electrician'),
  occupation('roofer', 'trade', 'scaffolder', 'Dachdecker', 'Roofer', 'Dachdeckermeister'),
  occupation('plumber', 'trade', '', 'Plumber', 'Heating Engineer', 'Klempner'),
  occupation('joiner', 'trade', '', 'Tischlermeister', 'Joiner', 'Cabinet Maker', 'Tischler'),
  occupation('welder', 'trade', '', 'Welder', 'Schweißer', 'Soudeur'),
  occupation('scaffolder', 'trade', 'roofer', 'Scaffolder', 'Gerüstbauer', 'Scaffolding Supervisor'),
  occupation('siteboss', 'trade', '', 'Site Manager', 'Bauleiter', 'Conducteur de travaux'),
  occupation('director', 'theater', 'dramaturg', 'Stage Director', 'Regisseur', 'Theatre Director'),
  occupation('dramaturg', 'theater', 'director', 'Dramaturg', 'Dramaturgin', 'Literary Manager'),
  occupation('stagemanager', 'theater', 'techdirector', 'Stage Manager', 'Inspizient', 'Deputy Stage Manager'),
  occupation('lighting', 'theater', 'techdirector', 'Lighting Designer', 'Beleuchtungsmeister', 'Head of Lighting'),
  occupation('costume', 'theater', '', 'Costume Designer', 'Kostümbildnerin', 'Wardrobe Supervisor', 'Gewandmeisterin'),
  occupation('actor', 'theater', 'director', 'Actor', 'Schauspielerin', 'Ensemble Actor'),
  occupation('techdirector', 'theater', 'lighting', 'Technical Director', 'Technischer Leiter Bühne'),
  occupation('boxoffice', 'theater', '', 'Box Office Manager', 'Leitung Ticketing'),
  occupation('clerk', 'ministry', 'headofunit', 'Referentin Hafenpolitik', 'Policy Adviser', 'Sachbearbeiter'),
  occupation('headofunit', 'ministry', 'clerk', 'Referatsleiterin', 'Head of Unit', 'Referatsleiter Gesundheit'),
  occupation('secretary', 'ministry', 'headofunit', 'Staatssekretär', 'Permanent Secretary', 'Staatsrätin'),
  occupation('press', 'ministry', '', 'Pressesprecherin', 'Press Officer', 'Spokesperson'),
  occupation(
    'inspector',
    'ministry',
    '',
    'Port State Control Inspector',
    'Harbour Inspector',
    'Kontrolleur Hafensicherheit',
  ),
  occupation('grants', 'ministry', 'clerk', 'Grants Officer', 'Fördermittelreferent', 'Funding Manager'),
  occupation('captain', 'shipping', 'mate', 'Captain', 'Kapitän', 'Master Mariner', 'Ship Captain'),
  occupation('mate', 'shipping', 'captain', 'Chief Mate', 'First Officer', 'Nautischer Offizier'),
  occupation('shipengineer', 'shipping', '', 'Chief Engineer', 'Schiffsingenieur', 'Second Engineer'),
  occupation('pilot', 'shipping', 'captain', 'Harbour Pilot', 'Hafenlotse', 'Seelotse'),
  occupation('broker', 'shipping', 'charterer', 'Shipbroker', 'Schiffsmakler', 'Ship Broker'),
  occupation('charterer', 'shipping', 'broker', 'Chartering Manager', 'Leiter Befrachtung'),
  occupation('surveyor', 'shipping', '', 'Marine Surveyor', 'Cargo Surveyor', 'Hull Surveyor'),
  occupation('crewing', 'shipping', '', 'Crewing Manager', 'Crew Manager', 'Leitung Crewing'),
  occupation('salvor', 'shipping', '', 'Salvage Master', 'Bergungsinspektor', 'Tug Master'),
]

export const givenNames =
  'Ilse Fiete Wiebke Torben Maren Hinnerk Silke Jürgen Beate Ömer Zeynep Ayşe Małgorzata Paweł Krzysztof Iwona Sander Marijke Joost Ingrid Håkon Solveig Øyvind Eilidh Callum Morag Fraser Siobhan João Inês Duarte Catarina Yiannis Eleni Stavros Despina Kwabena Abena Yaw Efua Camille Thierry Maëlle Gianna'.split(
    ' ',
  )
export const familyNames =
  'Petersen Lührs Brodersen Grabowski Wiśniewska Szymański van-der-Meer de-Wit Hoekstra Haugen Bråten Solberg MacAllister Buchanan Urquhart Drummond Fernandes Carvalho Figueiredo Papadakis Kouros Vlachou Yıldırım Şimşek Korkmaz Mensah Asante Boateng Quaye Lefèvre Garnier Rinaldi Thomsen Clausen Behrens Mommsen Rickmers Tietjen Ahlers Steinmetz'.split(
    ' ',
  )
