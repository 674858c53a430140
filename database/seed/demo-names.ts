/** Given names, then family names, by a place where they are at home. */
export const demoNames = {
  Brazil: [
    ['Inês', 'João', 'Beatriz', 'Thiago', 'Luísa', 'Rafael', 'Camila', 'Duarte', 'Marina'],
    ['Figueiredo', 'Nascimento', 'Azevedo', 'Tavares', 'Moura', 'Pacheco', 'Vasconcelos', 'Ramalho'],
  ],
  Ghana: [
    ['Kwame', 'Abena', 'Efua', 'Yaw', 'Ama', 'Kojo', 'Akosua'],
    ['Boateng', 'Owusu', 'Asante', 'Adjei', 'Quaye', 'Amponsah'],
  ],
  Nigeria: [
    ['Ngozi', 'Chidi', 'Tunde', 'Folake', 'Ifeoma', 'Emeka', 'Yewande', 'Damilola'],
    ['Okonkwo', 'Adeyemi', 'Balogun', 'Eze', 'Nwosu', 'Ogunleye', 'Bello'],
  ],
  Kenya: [
    ['Wanjiru', 'Otieno', 'Achieng', 'Kamau', 'Njeri', 'Baraka', 'Zawadi'],
    ['Kariuki', 'Odhiambo', 'Mwangi', 'Wekesa', 'Kiptoo', 'Mutua'],
  ],
  India: [
    ['Priya', 'Arjun', 'Lakshmi', 'Rohan', 'Meera', 'Vikram', 'Ananya', 'Farhan', 'Kavya'],
    ['Raghunathan', 'Deshpande', 'Iyer', 'Chatterjee', 'Menon', 'Bhattacharya', 'Qureshi', 'Nair'],
  ],
  Japan: [
    ['Haruka', 'Kenji', 'Yui', 'Takumi', 'Aiko', 'Daichi', 'Naomi'],
    ['Tanabe', 'Kuroda', 'Matsumura', 'Fujisawa', 'Ishikawa', 'Hoshino'],
  ],
  Singapore: [
    ['Wei', 'Jia', 'Xiaoming', 'Lian', 'Hao', 'Yuting', 'Zhen'],
    ['Fang', 'Liang', 'Xu', 'Deng', 'Cheung', 'Guo', 'Tan'],
  ],
  'South Korea': [
    ['Seo-yeon', 'Min-jun', 'Ji-woo', 'Hyun', 'Eun-ji', 'Do-yun'],
    ['Baek', 'Yoon', 'Han', 'Kwon', 'Shin', 'Noh'],
  ],
  Vietnam: [
    ['Linh', 'Minh', 'Thảo', 'Quang', 'Hương', 'Đức'],
    ['Đặng', 'Nguyễn', 'Phạm', 'Bùi', 'Võ'],
  ],
  Germany: [
    ['Lukas', 'Annika', 'Jörg', 'Friederike', 'Malte', 'Svenja', 'Benedikt', 'Katharina'],
    ['Brandstätter', 'Köhler', 'Hoffmann', 'Größing', 'Vogt', 'Lindemann', 'Amsel', 'Reuter'],
  ],
  France: [
    ['Camille', 'Thibault', 'Élodie', 'Mathieu', 'Aurélie', 'Baptiste', 'Océane'],
    ['Delacourt', 'Moreau', 'Lefèvre', 'Garnier', 'Rousselot', 'Tremblay', 'Gagné'],
  ],
  Italy: [
    ['Giulia', 'Matteo', 'Chiara', 'Lorenzo', 'Federica', 'Davide'],
    ['Bellandi', 'Ferraro', 'Colombo', 'Marchetti', 'Galli', 'Rinaldi'],
  ],
  Mexico: [
    ['Ximena', 'Santiago', 'Valeria', 'Andrés', 'Lucía', 'Mateo', 'Íñigo', 'Paloma'],
    ['Restrepo', 'Ibáñez', 'Villaseñor', 'Quintana', 'Echeverría', 'Navarro', 'Cárdenas'],
  ],
  Poland: [
    ['Agnieszka', 'Łukasz', 'Zofia', 'Bartosz', 'Małgorzata', 'Piotr', 'Jana', 'Ondřej'],
    ['Wójcik', 'Kowalczyk', 'Zieliński', 'Dąbrowski', 'Nováková', 'Szymański', 'Dvořák'],
  ],
  Sweden: [
    ['Ingrid', 'Søren', 'Astrid', 'Håkon', 'Freja', 'Anders', 'Linnéa', 'Eirik'],
    ['Ødegård', 'Lindqvist', 'Sørensen', 'Bergström', 'Haugland', 'Nygaard', 'Åkesson'],
  ],
  Türkiye: [
    ['Elif', 'Emre', 'Zeynep', 'Can', 'Aylin', 'Kerem', 'Deniz'],
    ['Yıldırım', 'Şahin', 'Aydın', 'Özdemir', 'Korkmaz', 'Çelik'],
  ],
  Israel: [
    ['Noa', 'Eitan', 'Layla', 'Omar', 'Yasmin', 'Tariq', 'Shira', 'Samir'],
    ['Haddad', 'Ben-Ari', 'Mansour', 'Farouk', 'Rosenthal', 'Khoury', 'Aziz'],
  ],
  Greece: [
    ['Eleni', 'Nikos', 'Katerina', 'Dimitris', 'Anastasia', 'Yannis'],
    ['Papadakis', 'Stavrou', 'Economou', 'Vlachos', 'Georgiadis'],
  ],
  Ireland: [
    ['Aoife', 'Callum', 'Imogen', 'Rhys', 'Saoirse', 'Hamish', 'Beth', 'Oliver', 'Maeve'],
    ['Gallagher', 'Whitcombe', 'MacInnes', 'Pryce', 'Hollis', "O'Driscoll", 'Fairbairn', 'Ashdown'],
  ],
  'United States': [
    ['Maya', 'Ethan', 'Grace', 'Marcus', 'Hannah', 'Tyrell', 'Brooke', 'Desmond', 'Simone'],
    ['Whitaker', 'Kowalski-Reed', 'Boudreaux', 'Castellanos', 'Freeman', 'Lindgren', 'Abernathy', 'Yamada'],
  ],
  Netherlands: [
    ['Sanne', 'Joris', 'Femke', 'Bram', 'Lotte', 'Thijs'],
    ['de Wit', 'van Leeuwen', 'Hoekstra', 'Vermeulen', 'ter Horst'],
  ],
  'South Africa': [
    ['Thandiwe', 'Sipho', 'Lerato', 'Pieter', 'Nomvula', 'Kagiso'],
    ['Dlamini', 'Mokoena', 'Khumalo', 'Naidoo', 'van Wyk'],
  ],
} as const satisfies Record<string, readonly [given: readonly string[], family: readonly string[]]>

type Home = keyof typeof demoNames

/** Places that share their names with one of those above. */
const sharing: Readonly<Record<string, Home>> = {
  Portugal: 'Brazil',
  Austria: 'Germany',
  Switzerland: 'Germany',
  Colombia: 'Mexico',
  Spain: 'Mexico',
  Norway: 'Sweden',
  Denmark: 'Sweden',
  'United Kingdom': 'Ireland',
  Australia: 'Ireland',
  Canada: 'France',
}

/** Where the names of a country are listed. */
export const homeOfNames = (country: string): Home =>
  sharing[country] ?? (country in demoNames ? (country as Home) : 'India')

/** Letters that are no others with a mark on them. */
const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae' }

/** As addresses of people spell their names. */
export const spelledPlainly = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđıßæ]/g, (letter) => plain[letter] ?? '')
    .replace(/[^a-z -]/g, '')
    .replace(/ /g, '')
