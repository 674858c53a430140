import type { Draw } from '../network/draw.ts'

/**
 * Names of six countries as they are spread there: the frequent surnames with their share per thousand people, and word
 * parts from which the many rare ones are put together. From general knowledge, rounded.
 */
export interface Country {
  code: string
  /** Share of the made-up people who come from here. */
  share: number
  dialCode: string
  cities: string
  given: string
  /** 'Müller 9.5, Schmidt 6.9' */
  surnames: string
  /** The rare surnames: one of the first with one of the second. */
  rareParts: [string, string]
  /** Share of people who write their family name first among themselves. */
  familyFirst: number
  /** How the second names are given. */
  middle: 'none' | 'initial' | 'given' | 'surname'
  freemail: string
  topLevel: string
  /** 'William=Bill,Will' */
  nicknames: string
  /** Other spellings of whole names in Latin letters. */
  spellings: string
}

export const countries: readonly Country[] = [
  {
    code: 'DE',
    share: 0.3,
    dialCode: '49',
    cities: 'Berlin München Hamburg Köln Frankfurt Stuttgart Düsseldorf Leipzig Nürnberg Hannover Bremen Dresden Bonn',
    given:
      'Thomas Michael Andreas Stefan Christian Peter Martin Sabine Julia Daniel Anna Markus Sebastian Katharina Alexander Jan Susanne Matthias Tobias Claudia Frank Florian Christina Lena Philipp Sandra Lisa Nicole Felix Petra Maximilian Sarah Birgit Lukas Laura Jens Monika David Katrin Benjamin Anja Johannes Melanie Jürgen Bernd Uwe Oliver Simon Jonas Heike Franziska Nina Ralf Wolfgang Eva Marie Hannah Dirk Torsten Tim Sven Jörg Carolin Verena Moritz Kerstin Niklas Antonia Elisabeth Vanessa Marco Patrick Dominik Fabian Ulrich Ingo Silke Britta Annika Theresa Johanna Leonie Clara Paul Max Hendrik Konstantin Friederike Henrike Gesa Malte Ole Lorenz Ludwig Severin Korbinian Leopold Wiebke Swantje',
    surnames:
      'Müller 9.5, Schmidt 6.9, Schneider 4, Fischer 3.5, Meyer 3.3, Weber 3, Schulz 2.7, Wagner 2.7, Becker 2.7, Hoffmann 2.6, Schäfer 2, Koch 2, Bauer 2, Richter 1.9, Klein 1.9, Wolf 1.8, Schröder 1.7, Neumann 1.6, Schwarz 1.6, Zimmermann 1.5, Braun 1.5, Krüger 1.5, Hofmann 1.4, Hartmann 1.4, Lange 1.4, Schmitt 1.3, Werner 1.3, Schmitz 1.3, Krause 1.3, Meier 1.3, Lehmann 1.2, Schmid 1.2, Schulze 1.1, Maier 1.1, Köhler 1.1, Herrmann 1, König 1, Walter 1, Mayer 1, Huber 1, Kaiser 1, Fuchs 1, Peters 0.9, Lang 0.9, Scholz 0.9, Möller 0.9, Weiß 0.9, Jung 0.9, Hahn 0.9, Schubert 0.8, Vogel 0.8, Friedrich 0.8, Keller 0.8, Günther 0.8, Frank 0.8, Berger 0.8, Winkler 0.8, Roth 0.7, Beck 0.7, Lorenz 0.7, Baumann 0.7, Franke 0.7, Albrecht 0.7, Schuster 0.6, Simon 0.6, Ludwig 0.6, Böhm 0.6, Winter 0.6, Kraus 0.6, Martin 0.6, Schumacher 0.6, Krämer 0.6, Vogt 0.6, Stein 0.6, Jäger 0.6, Otto 0.6, Sommer 0.6, Groß 0.6, Seidel 0.6, Heinrich 0.6, Brandt 0.6, Haas 0.5, Schreiber 0.5, Graf 0.5, Dietrich 0.5, Ziegler 0.5, Kuhn 0.5, Kühn 0.5, Pohl 0.5, Engel 0.5, Horn 0.5, Busch 0.5, Bergmann 0.5, Thomas 0.5, Voigt 0.5, Sauer 0.5, Arnold 0.5, Wolff 0.5, Pfeiffer 0.5',
    rareParts: [
      'Linden Stein Ober Nieder Birken Eichen Rosen Gold Silber Wald Berg Tal Kirch Burg Brunn Feld Buch Hasel Mühl Neu Alt Hoch Schwarz Grün Wester Oster Leder Eisen Kupfer Korn Habers Winkel Roden Ecker Reben Diepen Dahl Gröne Kessel Hage Bracken Hessel Tempel Wiesen Asch Lüders Spreng Vogel Fuchs Wild',
      'bach thal berg mann meier müller hauser feld stein brink huber hoff kamp loh horst rath siek dorf ner ler inger hagen wald wirth beck bauer storf reuter schmidt heim garten stätter egger ing gruber häusser trup',
    ],
    familyFirst: 0.02,
    middle: 'none',
    freemail: 'gmail.com gmx.de web.de t-online.de outlook.com icloud.com',
    topLevel: 'de',
    nicknames:
      'Thomas=Tom,Alexander=Alex,Katharina=Kathi,Katharina=Kati,Sebastian=Basti,Christian=Chris,Christina=Tina,Maximilian=Max,Susanne=Susi,Matthias=Matze,Stefan=Steff,Benjamin=Ben,Johannes=Hannes,Elisabeth=Lisa,Michael=Michi,Philipp=Phil,Franziska=Franzi,Konstantin=Konsti,Friederike=Rike,Andreas=Andi,Tobias=Tobi',
    spellings: 'Stefan=Stephan,Philipp=Philip,Katrin=Kathrin,Torsten=Thorsten,Sarah=Sara,Carolin=Karolin,Lukas=Lucas',
  },
  {
    code: 'US',
    share: 0.25,
    dialCode: '1',
    cities: 'New_York San_Francisco Boston Chicago Austin Seattle Los_Angeles Denver Atlanta Miami Washington Portland',
    given:
      'James Michael John Robert David William Jennifer Christopher Jessica Matthew Ashley Joseph Daniel Sarah Brian Amanda Joshua Melissa Andrew Elizabeth Jason Stephanie Kevin Nicole Ryan Emily Eric Laura Timothy Megan Steven Rachel Jeffrey Lauren Thomas Rebecca Adam Samantha Mark Katherine Nicholas Heather Jonathan Michelle Justin Amy Benjamin Kimberly Anthony Lisa Scott Christina Alexander Emma Samuel Hannah Patrick Olivia Gregory Abigail Peter Victoria Zachary Natalie Nathan Maria Charles Erin Kyle Julia Aaron Allison Edward Margaret Richard Susan Tyler Grace George Vanessa Paul Sophia Brandon Claire Jordan Caroline Ethan Leah Marcus Priya Carlos Monica Derek Naomi Trevor Paige Desmond Whitney Malcolm Beatrice Winston Ingrid Quentin Lakshmi Thaddeus',
    surnames:
      'Smith 8.3, Johnson 6.6, Williams 5.5, Brown 4.9, Jones 4.8, Garcia 4, Miller 3.9, Davis 3.8, Rodriguez 3.7, Martinez 3.6, Hernandez 3.5, Lopez 3, Gonzalez 2.9, Wilson 2.7, Anderson 2.7, Thomas 2.6, Taylor 2.6, Moore 2.5, Jackson 2.4, Martin 2.4, Lee 2.4, Perez 2.3, Thompson 2.3, White 2.2, Harris 2.1, Sanchez 2.1, Clark 1.9, Ramirez 1.9, Lewis 1.8, Robinson 1.8, Walker 1.8, Young 1.7, Allen 1.6, King 1.6, Wright 1.6, Scott 1.5, Torres 1.5, Nguyen 1.5, Hill 1.5, Flores 1.5, Green 1.5, Adams 1.5, Nelson 1.4, Baker 1.4, Hall 1.4, Rivera 1.3, Campbell 1.3, Mitchell 1.3, Carter 1.3, Roberts 1.3, Gomez 1.2, Phillips 1.2, Evans 1.2, Turner 1.2, Diaz 1.2, Parker 1.1, Cruz 1.1, Edwards 1.1, Collins 1.1, Reyes 1.1, Stewart 1, Morris 1, Morales 1, Murphy 1, Cook 1, Rogers 1, Gutierrez 0.9, Ortiz 0.9, Morgan 0.9, Cooper 0.9, Peterson 0.9, Bailey 0.9, Reed 0.9, Kelly 0.9, Howard 0.9, Ramos 0.9, Kim 0.9, Cox 0.9, Ward 0.9, Richardson 0.9, Watson 0.8, Brooks 0.8, Chavez 0.8, Wood 0.8, James 0.8, Bennett 0.8, Gray 0.8, Mendoza 0.8, Ruiz 0.8, Hughes 0.8, Price 0.8, Alvarez 0.8, Castillo 0.8, Sanders 0.8, Patel 0.8, Myers 0.8, Long 0.8, Ross 0.7, Foster 0.7, Jimenez 0.7',
    rareParts: [
      'Ash Black Bran Brad Car Chad Clay Crom Dal Deer Dun East El Fair Far Gar Glen Had Hal Har Hast Hol Kel Kings Lang Lin Mar Mont Nor Oak Pem Pres Rad Ran Red Rock Rut Shel Stan Stoc Strat Thorn Wads Wal War Wes Whit Wind Win Wood',
      'bourne bridge brook bury by combe cott croft dale den don ford gate ham hurst land leigh ley lock man mere more ney ridge sby shaw sted stone sworth ton vale ville ward well wick win wood worth yer',
    ],
    familyFirst: 0,
    middle: 'initial',
    freemail: 'gmail.com gmail.com yahoo.com outlook.com icloud.com hotmail.com',
    topLevel: 'com',
    nicknames:
      'William=Bill,William=Will,Robert=Bob,Robert=Rob,James=Jim,Michael=Mike,Joseph=Joe,Daniel=Dan,Christopher=Chris,Matthew=Matt,Andrew=Andy,Andrew=Drew,Elizabeth=Liz,Elizabeth=Beth,Jennifer=Jen,Jessica=Jess,Stephanie=Steph,Steven=Steve,Timothy=Tim,Jeffrey=Jeff,Katherine=Kate,Katherine=Katie,Nicholas=Nick,Jonathan=Jon,Benjamin=Ben,Kimberly=Kim,Anthony=Tony,Samantha=Sam,Samuel=Sam,Alexander=Alex,Gregory=Greg,Abigail=Abby,Zachary=Zach,Charles=Chuck,Charles=Charlie,Edward=Ed,Margaret=Maggie,Margaret=Peggy,Richard=Rick,Richard=Dick,Susan=Sue,Rebecca=Becky,Joshua=Josh,David=Dave,Thomas=Tom,Victoria=Vicky',
    spellings: 'Sarah=Sara,Eric=Erik,Katherine=Catherine,Steven=Stephen,Jeffrey=Geoffrey,Rachel=Rachael,Brian=Bryan',
  },
  {
    code: 'IN',
    share: 0.15,
    dialCode: '91',
    cities: 'Bengaluru Mumbai Delhi Hyderabad Chennai Pune Kolkata Gurugram Noida Ahmedabad',
    given:
      'Amit Rahul Sanjay Priya Rajesh Deepak Neha Vijay Anil Suresh Pooja Sunil Ravi Anita Manoj Ankit Sandeep Vikram Kavita Arun Rakesh Shreya Ashok Sneha Nitin Vivek Swati Ajay Mohammed Divya Rohit Abhishek Anjali Karthik Arjun Meera Gaurav Prashant Ritu Varun Aditya Nisha Siddharth Shilpa Ramesh Mahesh Lakshmi Harish Aishwarya Kiran Naveen Tanvi Pranav Ishaan Aarav Nandini Imran Farhan Ayesha Zainab Gopal Venkatesh Srinivas Padma Madhavi Chandra Bhavna Jatin Kunal Tushar Yash Ruchi Pallavi Mitali Sourav Debashish Anirban Soumya Gurpreet Harpreet Manpreet Jaspreet',
    surnames:
      'Kumar 45, Singh 40, Sharma 28, Patel 22, Gupta 20, Khan 17, Reddy 14, Das 13, Rao 11, Jain 10, Verma 10, Shah 10, Mishra 9, Yadav 9, Nair 8, Joshi 8, Mehta 7, Agarwal 7, Iyer 6, Chauhan 6, Pandey 6, Chatterjee 6, Mukherjee 6, Banerjee 6, Ghosh 6, Roy 6, Desai 5, Kulkarni 5, Bose 4, Menon 4, Pillai 4, Ahmed 5, Ansari 4, Shaikh 5, Malhotra 4, Kapoor 4, Chopra 4, Bhat 4, Shetty 4, Naidu 4, Tiwari 5, Saxena 4, Srivastava 5, Trivedi 3, Patil 5, Jadhav 4, Choudhury 4, Dutta 4, Sen 4, Gill 3, Sandhu 3, Arora 4, Bhatia 3, Khanna 3, Sinha 4, Thakur 3, Rathore 3, Hegde 3, Kaur 10',
    rareParts: [
      'Vaidya Raja Subra Venkata Rama Krishna Gopala Chidam Sunda Natara Ananta Deva Bala Shiva Mutha Kana Pura Chandra Jaya Maha Soma Viswa Hari Laksh Gana Parama Seeta Thiru Nanda Kali',
      'nathan swamy raman krishnan murthy raj puram kar lal wala chand pathi narayan charya sekhar mani vel moorthy wal dasan pal bhai nagar wade gaonkar thala shekar giri',
    ],
    familyFirst: 0.05,
    middle: 'given',
    freemail: 'gmail.com gmail.com gmail.com yahoo.com outlook.com',
    topLevel: 'in',
    nicknames:
      'Abhishek=Abhi,Siddharth=Sid,Aishwarya=Aish,Venkatesh=Venky,Srinivas=Srini,Aditya=Adi,Rajesh=Raj,Prashant=Prash',
    spellings:
      'Mohammed=Muhammad,Mohammed=Mohammad,Choudhury=Chowdhury,Mukherjee=Mukherji,Banerjee=Banerji,Agarwal=Aggarwal,Karthik=Kartik,Deepak=Dipak,Srivastava=Shrivastava,Shaikh=Sheikh,Dutta=Datta,Lakshmi=Laxmi,Pooja=Puja,Ayesha=Aisha',
  },
  {
    code: 'BR',
    share: 0.12,
    dialCode: '55',
    cities:
      'São_Paulo Rio_de_Janeiro Belo_Horizonte Curitiba Porto_Alegre Brasília Recife Salvador Campinas Florianópolis',
    given:
      'José Maria Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Rodrigo Mariana Juliana Fernanda Patrícia Aline Camila Amanda Bruna Jéssica Letícia Larissa Gustavo Guilherme Leonardo Thiago Ricardo Fernando André Diego Vinícius Beatriz Carolina Renata Vanessa Luciana Débora Tatiana Isabela Cláudia Adriana Márcia Sandra Fábio Leandro Alexandre Roberto Sérgio Henrique Caio Igor Raquel Priscila Natália Bianca Heloísa Otávio Murilo Enzo Valentina Yasmin Caetano Iara Ubirajara Jussara',
    surnames:
      'Silva 99, Santos 70, Oliveira 50, Souza 48, Rodrigues 28, Ferreira 28, Alves 26, Pereira 28, Lima 25, Gomes 20, Ribeiro 19, Costa 20, Carvalho 15, Almeida 15, Lopes 12, Soares 12, Fernandes 11, Vieira 11, Barbosa 11, Rocha 10, Dias 10, Nascimento 12, Andrade 9, Moreira 9, Nunes 9, Marques 8, Machado 8, Mendes 8, Freitas 8, Cardoso 7, Ramos 8, Gonçalves 8, Santana 7, Teixeira 8, Araújo 12, Melo 7, Correia 5, Pinto 5, Castro 6, Campos 5, Moura 5, Cavalcanti 4, Monteiro 5, Batista 6, Duarte 4, Farias 4, Azevedo 4, Tavares 4, Borges 4, Peixoto 3, Siqueira 3, Bittencourt 2, Guimarães 4, Rezende 3, Assis 3, Coelho 3, Brandão 3, Fonseca 4, Medeiros 4, Macedo 3, Pacheco 3, Barros 5, Leite 4, Xavier 3, Vasconcelos 3, Aguiar 3, Sampaio 3, Prado 2, Queiroz 3, Figueiredo 3, Miranda 4, Toledo 2, Amaral 3, Bueno 3, Antunes 3, Paiva 3, Braga 3, Zanetti 1, Rossi 2, Bianchi 1, Schneider 1, Müller 1, Tanaka 1, Nakamura 1, Sato 1',
    rareParts: [
      'Bar Bel Ber Bon Bra Cam Can Cas Col Cor Dal Fac Fer For Fra Gal Gar Gra Lan Lom Mag Man Mar Mo Pa Per Piz Ra Ri Sal San Sca Spa Tor Val Ven Ver Vi Zam Zan',
      'agnin anelli ari asso atto bardi berto cchi ccini dini doni elli etti ferrari gatti ghini ioli latti letti lini mazzo netti nini oldi olin onato otto rella rini ssoni tani telli tini zani zotti zzato',
    ],
    familyFirst: 0,
    middle: 'surname',
    freemail: 'gmail.com gmail.com hotmail.com outlook.com uol.com.br yahoo.com.br',
    topLevel: 'com.br',
    nicknames:
      'José=Zé,Francisco=Chico,Eduardo=Edu,Guilherme=Gui,Fernanda=Nanda,Gabriel=Gabi,Rafael=Rafa,Leonardo=Leo,Luciana=Lu,Isabela=Isa,Beatriz=Bia,Carolina=Carol,Felipe=Lipe,Patrícia=Pati',
    spellings:
      'Luiz=Luis,Thiago=Tiago,Felipe=Filipe,Souza=Sousa,Rafael=Raphael,Larissa=Larisa,Melo=Mello,Correia=Correa,Isabela=Isabella',
  },
  {
    code: 'TR',
    share: 0.1,
    dialCode: '90',
    cities: 'İstanbul Ankara İzmir Bursa Antalya Kocaeli Adana Eskişehir',
    given:
      'Mehmet Mustafa Ahmet Ali Fatma Ayşe Hüseyin Emine Hasan İbrahim Hatice Murat Zeynep İsmail Osman Elif Yusuf Özgür Emre Burak Merve Büşra Esra Serkan Hakan Can Deniz Selin Gizem Kübra Ömer Halil Süleyman Cem Kerem Barış Onur Tolga Volkan Ebru Pınar Aslı Derya Sibel Gökhan Uğur Kaan Mert Ece Begüm Yasemin Tuğba Sinan Levent Erdem Ozan Berk Melis Nazlı İrem Alp Ufuk Okan Tunç Bora Şebnem Çağla Işıl Oğuz Umut',
    surnames:
      'Yılmaz 13, Kaya 9, Demir 9, Şahin 7, Çelik 7, Yıldız 6, Yıldırım 6, Öztürk 6, Aydın 5, Özdemir 5, Arslan 5, Doğan 5, Kılıç 4.5, Aslan 4.3, Çetin 4.2, Kara 4.1, Koç 4, Kurt 4, Özkan 3.5, Şimşek 3.4, Polat 3.2, Korkmaz 3, Özcan 3, Çakır 2.9, Erdoğan 2.8, Yavuz 2.7, Can 2.6, Acar 2.5, Şen 2.4, Aktaş 2.4, Güler 2.3, Yalçın 2.2, Güneş 2.2, Bozkurt 2.1, Bulut 2, Keskin 2, Ünal 2, Turan 1.9, Gül 1.8, Özer 1.8, Işık 1.8, Kaplan 1.8, Avcı 1.7, Sarı 1.7, Tekin 1.7, Taş 1.7, Köse 1.6, Yüksel 1.6, Ateş 1.5, Aksoy 1.5, Uçar 1.3, Toprak 1.2, Erol 1.2, Tunç 1.2, Karaca 1.2, Duman 1.1, Ekinci 1.1, Albayrak 1, Soylu 1, Uysal 1, Kocaman 0.8',
    rareParts: [
      'Ak Al Alp Ay Bal Bay Bey Boz Çam Dağ De Er Gök Gül Gün Has İl Kan Kar Kara Kır Kızıl Kök Oğuz Ok Öz Sağ Sarı Soy Tan Taş Tok Tur Uz Ül Yağ Yer Yol Yurt',
      'aslan baş bay bek bey bulut çay çelik çı dağ demir er gil göz gül han kale kan kaya kol maz oğlu ok ova pınar sal soy sungur şan taş tekin türk uğur yiğit yurt',
    ],
    familyFirst: 0,
    middle: 'none',
    freemail: 'gmail.com gmail.com hotmail.com outlook.com yandex.com',
    topLevel: 'com.tr',
    nicknames: 'Mehmet=Memo,İbrahim=İbo,Süleyman=Süli,Zeynep=Zeyno',
    spellings: 'Ahmet=Ahmed,Mehmet=Mehmed,Aslı=Asli,Yusuf=Yusef',
  },
  {
    code: 'VN',
    share: 0.08,
    dialCode: '84',
    cities: 'Hồ_Chí_Minh Hà_Nội Đà_Nẵng Hải_Phòng Cần_Thơ',
    given:
      'Anh Linh Minh Hương Hùng Lan Dũng Hà Thảo Tuấn Nam Trang Hải Phương Quang Mai Huy Ngọc Long Yến Hoàng Thủy Đức Hoa Khoa Nga Sơn Hạnh Thành Vân Trung Dung Cường Loan Phúc Oanh Tùng Tâm Việt Chi Kiên Nhung Khánh Bình Giang Thu Bảo Uyên Nhi Vy Tú Quân Đạt Thịnh My Trâm Duy Hiếu Toàn Nhân',
    surnames:
      'Nguyễn 384, Trần 121, Lê 95, Phạm 70, Hoàng 29, Huỳnh 22, Phan 45, Vũ 25, Võ 14, Đặng 21, Bùi 20, Đỗ 14, Hồ 13, Ngô 13, Dương 10, Lý 5, Đinh 6, Đoàn 6, Trịnh 5, Mai 5, Đào 5, Lương 5, Trương 6, Lâm 5, Tạ 3, Hà 4, Cao 4, Châu 3, Thái 3, Quách 1, Tô 2, Kiều 1',
    rareParts: ['Tôn Âu Thân Ông Khuất Nghiêm Mạc', ' '],
    familyFirst: 0.5,
    middle: 'given',
    freemail: 'gmail.com gmail.com gmail.com yahoo.com',
    topLevel: 'vn',
    nicknames: '',
    spellings: '',
  },
]

const middles: Record<string, string> = {
  VN: 'Văn Thị Thị Minh Thanh Ngọc Quốc Đức Hoàng Thùy Phương Anh Xuân Hữu Kim Bảo Gia',
  IN: 'Kumar Raj Prasad Lal Chandra Nath Kumari Rani Mohan',
}

export interface FullName {
  given: string
  middle: string
  /** One, or two in Brazil. */
  surnames: string[]
}

interface Shares {
  names: string[]
  /** Running sums of the shares. */
  upTo: number[]
}

const shares = new Map<string, Shares>(
  countries.map((country) => {
    let sum = 0
    const rows = country.surnames.split(', ').map((row) => row.split(' ') as [string, string])
    return [country.code, { names: rows.map(([name]) => name), upTo: rows.map(([, share]) => (sum += Number(share))) }]
  }),
)

export function drawSurname(draw: Draw, country: Country): string {
  const { names, upTo } = shares.get(country.code)!
  const at = draw.next() * 1000
  const frequent = upTo.findIndex((limit) => at < limit)
  if (frequent !== -1) return names[frequent]!
  const [first, second] = country.rareParts.map((parts) => parts.split(' '))
  return `${first![draw.below(first!.length)]}${second![draw.below(second!.length)]}`
}

export function drawName(draw: Draw, country: Country): FullName {
  const given = country.given.split(' ')
  const name: FullName = {
    // The first names of each list are the most frequent.
    given: given[draw.zipf(given.length, 1.7)]!,
    middle: '',
    surnames: [drawSurname(draw, country)],
  }
  if (country.middle === 'initial' && draw.next() < 0.5) name.middle = given[draw.below(given.length)]!
  if (country.middle === 'surname' && draw.next() < 0.8) name.surnames.unshift(drawSurname(draw, country))
  if (country.middle === 'given' && draw.next() < (country.code === 'VN' ? 0.9 : 0.25)) {
    const choices = middles[country.code]!.split(' ')
    name.middle = choices[draw.below(choices.length)]!
  }
  return name
}

export function drawCountry(draw: Draw): Country {
  let at = draw.next()
  return countries.find((country) => (at -= country.share) < 0) ?? countries[0]!
}

/** Pairs such as 'William=Bill' by their first word. */
export function otherForms(pairs: string, name: string): string[] {
  return pairs
    .split(',')
    .map((pair) => pair.split('='))
    .filter(([from]) => from === name)
    .map(([, to]) => to!)
}
