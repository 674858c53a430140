/** What people call states beside their names: by country and code. */
export const stateAliases: Readonly<Record<string, string>> = {
  'de.01': 'BaWü=BW=Ba-Wü=Baden=Württemberg',
  'de.05': 'Hessen',
  'de.07': 'NRW=Nordrhein Westfalen=North Rhine Westphalia',
  'de.08': 'RLP',
  'de.12': 'MeckPomm=Meck-Pomm=Mecklenburg=MV',
  'de.15': 'Thuringia',
  'us.ca': 'Calif=Cali',
  'us.ny': 'New York State=Upstate New York',
  'us.wa': 'Washington State',
  'us.ma': 'Mass',
  'us.pa': 'Penn',
  'ca.02': 'BC',
  'ca.10': 'Québec',
  'au.02': 'NSW',
  'br.27': 'São Paulo State',
  'es.56': 'Catalonia=Cataluña=Katalonien=Catalunya',
  'es.59': 'Basque Country=País Vasco=Euskadi=Baskenland',
  'es.51': 'Andalusia=Andalucía=Andalusien',
  'it.16': 'Toscana',
  'gb.sct': 'Scottish Highlands=Highlands',
}

interface Subregion {
  /** The first in English, with `=` between. */
  readonly names: string
  readonly country: string
  /** Codes of its states. */
  readonly states?: string
  /** Its larger cities, where no state has just these. */
  readonly cities?: string
}

/** Parts of countries that are no states. */
export const subregions: Readonly<Record<string, Subregion>> = {
  'new-england': { names: 'New England=Neuengland', country: 'us', states: 'ct me ma nh ri vt' },
  'pacific-northwest': { names: 'Pacific Northwest=PNW', country: 'us', states: 'or wa' },
  midwest: { names: 'Midwest=the Midwest', country: 'us', states: 'il in ia ks mi mn mo ne nd oh sd wi' },
  'us-south': {
    names: 'Deep South=American South=Southern US',
    country: 'us',
    states: 'al ar fl ga ky la ms nc sc tn tx va',
  },
  'us-southwest': { names: 'American Southwest=Southwestern US', country: 'us', states: 'az nm nv ut' },
  'us-west-coast': { names: 'West Coast=US West Coast=Westküste', country: 'us', states: 'ca or wa' },
  'us-east-coast': {
    names: 'East Coast=US East Coast=Ostküste=Eastern Seaboard',
    country: 'us',
    states: 'me nh ma ri ct ny nj de md dc va nc sc ga fl',
  },
  'tri-state': { names: 'Tri-State=Tri-State Area', country: 'us', states: 'ny nj ct' },
  rockies: { names: 'Rockies=Rocky Mountains', country: 'us', states: 'co id mt ut wy' },
  socal: {
    names: 'SoCal=Southern California',
    country: 'us',
    cities:
      'Los Angeles; San Diego; Long Beach; Anaheim; Santa Ana; Irvine; Riverside; Pasadena; Santa Monica; Santa Barbara; Bakersfield',
  },
  norcal: {
    names: 'NorCal=Northern California',
    country: 'us',
    cities: 'San Francisco; San Jose; Oakland; Sacramento; Berkeley; Fremont; Santa Rosa; Palo Alto; Mountain View',
  },
  'bay-area': {
    names: 'Bay Area=the Bay Area=the Bay=the Valley=Silicon Valley',
    country: 'us',
    cities:
      'San Francisco; San Jose; Oakland; Berkeley; Palo Alto; Mountain View; Menlo Park; Sunnyvale; Fremont; Santa Clara; Cupertino; Redwood City; San Mateo; Hayward',
  },
  dmv: {
    names: 'DMV=DC area=the Beltway',
    country: 'us',
    cities: 'Washington DC; Arlington; Alexandria; Bethesda; Silver Spring',
  },
  'east-anglia': {
    names: 'East Anglia',
    country: 'gb',
    cities:
      'Norwich; Ipswich; Cambridge; Peterborough; Colchester; Great Yarmouth; Lowestoft; Bury St Edmunds; Kings Lynn; Ely',
  },
  yorkshire: {
    names: 'Yorkshire=West Yorkshire=South Yorkshire=North Yorkshire',
    country: 'gb',
    cities:
      'Leeds; Sheffield; York; Bradford; Hull; Huddersfield; Wakefield; Doncaster; Rotherham; Barnsley; Halifax; Harrogate; Scarborough',
  },
  'north-of-england': {
    names: 'North of England=Northern England=North East England=North West England',
    country: 'gb',
    cities:
      'Manchester; Liverpool; Leeds; Sheffield; Newcastle; Newcastle upon Tyne; Sunderland; Durham; York; Hull; Bradford; Preston; Bolton; Blackpool; Carlisle; Middlesbrough; Lancaster',
  },
  'the-midlands': {
    names: 'Midlands=West Midlands=East Midlands',
    country: 'gb',
    cities:
      'Birmingham; Coventry; Leicester; Nottingham; Derby; Wolverhampton; Stoke-on-Trent; Northampton; Worcester; Lincoln; Telford',
  },
  'south-west-england': {
    names: 'West Country=South West England=Cornwall=Devon=Somerset=Dorset',
    country: 'gb',
    cities:
      'Bristol; Bath; Exeter; Plymouth; Truro; Bournemouth; Poole; Gloucester; Cheltenham; Swindon; Taunton; Torquay; Falmouth',
  },
  'south-east-england': {
    names: 'South East England=Home Counties=Kent=Sussex=Surrey=Hampshire',
    country: 'gb',
    cities:
      'Brighton; Southampton; Portsmouth; Reading; Oxford; Canterbury; Guildford; Maidstone; Slough; Milton Keynes; Luton; Hastings; Eastbourne; Crawley; Winchester; Dover; Watford',
  },
  ruhr: {
    names: 'Ruhr Area=Ruhrgebiet=Ruhrpott=Pott=the Ruhr',
    country: 'de',
    cities:
      'Dortmund; Essen; Duisburg; Bochum; Gelsenkirchen; Oberhausen; Hagen; Hamm; Herne; Mülheim; Bottrop; Recklinghausen; Witten; Moers',
  },
  rhineland: {
    names: 'Rhineland=Rheinland=Rhine-Ruhr=Rhein-Ruhr',
    country: 'de',
    cities:
      'Cologne; Düsseldorf; Bonn; Leverkusen; Neuss; Krefeld; Mönchengladbach; Aachen; Koblenz; Wuppertal; Solingen',
  },
  'rhine-main': {
    names: 'Rhine-Main=Rhein-Main=Rhein-Main-Gebiet=Frankfurt Rhine-Main',
    country: 'de',
    cities: 'Frankfurt; Frankfurt am Main; Mainz; Wiesbaden; Offenbach; Darmstadt; Hanau; Bad Homburg; Rüsselsheim',
  },
  'rhine-neckar': {
    names: 'Rhine-Neckar=Rhein-Neckar',
    country: 'de',
    cities: 'Mannheim; Heidelberg; Ludwigshafen; Walldorf; Speyer; Weinheim',
  },
  franconia: {
    names: 'Franconia=Franken=Mittelfranken=Oberfranken=Unterfranken',
    country: 'de',
    cities: 'Nuremberg; Fürth; Erlangen; Würzburg; Bamberg; Bayreuth; Ansbach; Aschaffenburg; Coburg; Schweinfurt',
  },
  swabia: {
    names: 'Swabia=Schwaben',
    country: 'de',
    cities: 'Augsburg; Ulm; Stuttgart; Reutlingen; Tübingen; Kempten; Memmingen',
  },
  'north-germany': { names: 'Northern Germany=Norddeutschland', country: 'de', states: '03 04 06 10 12' },
  'south-germany': { names: 'Southern Germany=Süddeutschland', country: 'de', states: '01 02' },
  'east-germany': { names: 'Eastern Germany=East Germany=Ostdeutschland', country: 'de', states: '11 12 13 14 15 16' },
  'west-germany': { names: 'Western Germany=Westdeutschland', country: 'de', states: '05 07 08 09' },
  'french-riviera': {
    names: 'French Riviera=Côte d’Azur=Cote d Azur',
    country: 'fr',
    cities: 'Nice; Cannes; Antibes; Toulon; Sophia Antipolis; Grasse; Menton; Fréjus',
  },
  'south-of-france': {
    names: 'South of France=Southern France=Südfrankreich=Provence',
    country: 'fr',
    states: '93 76',
  },
  alsace: { names: 'Alsace=Elsass', country: 'fr', cities: 'Strasbourg; Mulhouse; Colmar; Haguenau' },
  'north-italy': { names: 'Northern Italy=Norditalien', country: 'it', states: '05 06 08 09 12 17 19 20' },
  'south-italy': { names: 'Southern Italy=Süditalien=Mezzogiorno', country: 'it', states: '01 02 03 04 11 13 15' },
  randstad: {
    names: 'Randstad',
    country: 'nl',
    cities: 'Amsterdam; Rotterdam; The Hague; Utrecht; Haarlem; Leiden; Delft; Almere; Dordrecht',
  },
  'central-belt': {
    names: 'Central Belt',
    country: 'gb',
    cities: 'Glasgow; Edinburgh; Stirling; Falkirk; Paisley; Livingston',
  },
}
