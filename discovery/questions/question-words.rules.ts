/** Words that hold a question together and say nothing of whom it is about, in the languages of the product. */
export const fillers: ReadonlySet<string> = new Set(
  `a about address all also am an and any anybody anyone are be best by can contact contacts could currently der die das den dem des
 do does doing else ein eine einen einer eines email every find folks for from get give got great guy guys handles has have having
 he hello help her hi him hire hiring how i if im ill introduce introduction intro intros is it its jemand jemanden job just ich kenne kenn kennt kennen
 kannst know knows known let like list looking look lady man many may me meet might more most my name named need network of on one ones
 or our out people person persons please preferably recommend reach runs run s say search see seek seeking she should show some
 somebody someone somewhere speak talk tell that the their them there these they this those to us want wants was we well were what whats
 when where which who whom whos whose will wir wen wer with woman women would working works work worked you your
 connaissez connait quelqu quelqun un une le la les des du qui dans notre reseau nous avons
 quien conoce alguien conocemos que trabaja el los las chi conosce qualcuno lavora
 est es ist sind sont son sono unser unserem unseren netzwerk sucht suche leute menschen personen bitte zu als as responsible team teams space field area industry
 sector scene world side department`
    .trim()
    .split(/\s+/),
)

/**
 * What people say around a question when they talk, in English and German: verbs of asking, politeness, thinking aloud.
 * No word here is a common name, a title, a trade or a place.
 */
const spoken =
  `denen deren met connected once linkedin recent top warm mails emails actually again ah ahead already alright always annoying any1 anything anywhere approach asap ask asked asking assist available away
 basically because been before begin being believe bit both bring bro btw but buddy call called calling came cause cheers come comes
 cover covers covering deals handle handling writing wrote_about
 contacted did didnt different do dont done each easily enough er even ever everybody everyone everything exactly fast feel few figure
 finally fine first_name following folk friend friends further gave getting given go goes going gonna good gotta guess had hadnt happen
 happens hasnt havent hear heard helps here hey hm hmm hope however idea ideally immediately important information inside instead interested into
 involved ive keep kind kinda kindly knew knowing last_name later least left_over less lets lot lots made mainly make making maybe mean meanwhile
 mention mentioned met_once must myself nearby needed needs never nobody now number obviously off often oh ok okay once only onto other others
 otherwise ourselves over own particular perhaps phone pls plz possible possibly ppl probably proper put quick quickly quite rather ready
 really regarding related right said same saw seem seems seen send several shall shortly side since so sometimes soon sort specialist_for still
 stuff such suggest suitable sure surely take takes talking team_at than thank thanks then thing things think thinking though thought through tho
 today together told tomorrow tonight too took towards tried try trying um uh under until up upon use used useful usually various very via
 wait wanna wanted wanting was way week weeks went werent whatever whether while wholl whoever whom why within without wondering
 wont words wouldnt wrote yeah yes yet youd youre
 ab aber alle allem allen alles also andere anderen ansprechpartner ansprechpartnerin ansprechpartnerinnen auch bekannte bekannten
 benotige benotigen beste besten bin bist bitte brauch brauche brauchen dabei dafur damit dann daran dass dazu dein deine deinen dich dieser diese dieses dir
 doch dort dringend du durch eben eigentlich einfach einmal einige er etwas euch euer eure fur gab ganz geben gegen gehort genau gerade gerne gern
 gesucht gesuchte gibt ging gleich gut gute guten guter habe haben habt hast hat hatte hatten hier ihm ihn ihnen ihr ihre ihren immer irgend irgendjemand
 irgendwer irgendwo ja jede jeden jeder jetzt kann kannte kennst konnte konnten kontakt kontakte kontakten macht mal man mehr mein meine meinen meiner meines mich
 mir mit moglichst muss nach noch nun nur ob ohnehin passende passenden raum recht_gut schnell schon sehr sei seid sein seine seinen seit selbst sich so sogar
 soll sollte sowas sowie sprechen stelle stellen suchen tut uber uberhaupt uns unsere unserer unter viel viele vielleicht vom vor vorstellen war waren
 warum was weg weil weiss weisst welche welchem welchen welcher welches wem wenn wenig wessen wie wieder will wird wo woher wohl wollen wurde wurden
 nix verbunden vernetzt gearbeitet tatig tatige tatigen lets uhm erm honestly d ll ve m dazukamen dazugekommen hinzugekommen
 zum zur zustandig zustandige zustandigen zwar zwischen
 herr herrn frau fr mr mrs ms mister`
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('_'))
for (const word of spoken) (fillers as Set<string>).add(word)

/** What people type for words of titles. */
const shortForms: Readonly<Record<string, string>> = {
  devs: 'developers',
  engs: 'engineers',
  swe: 'software engineer',
  swes: 'software engineers',
  sw: 'software',
  ml: 'machine learning',
  mgr: 'manager',
  mgrs: 'managers',
  physio: 'physiotherapist',
  physios: 'physiotherapists',
  sparky: 'electrician',
  sparkies: 'electricians',
  docs: 'doctors',
  grads: 'alumni',
  b4: 'before',
  sum1: 'someone',
  some1: 'someone',
  'used 2': 'used to',
  '(?:want|need|like|trying|able|going|how) 2': 'to',
  'co investors?': 'investors',
  interims: 'interim',
}

/** Whole phrases, before words are read: what the first says is what the second says. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:in charge of|responsible for|taking care of|takes care of|looks after|looking after|deals with|dealing with|in front of|in touch with|introduced to|introduction to|intro to|in my network|in our network|out there)\b/g,
    ' ',
  ],
  [/\b(?:what s|what is|whats) the name of\b/g, ' '],
  [/\b(?:(?:tak(?:e|ing)|hav(?:e|ing)) )?(?:a )?look(?:s|ing)? at\b|\bbei (?:mir|uns|euch|ihnen)\b/g, ' '],
  // "Versicherungsleute" are people of insurance; "Fachleute" and "Kaufleute" are words of their own.
  [/\b([a-z]{6,}?)(?:s)?leuten?\b/g, '$1'],
  // Whoever worked there: "ehemalige Deloitte-Mitarbeiter", "former SNCF staff".
  [
    /\b(?:former|ex|ehemalige[nr]?|fruhere[nr]?) (?!(?:employees|staff|workers|crew|mitarbeiter(?:n|innen)?|beschaftigten?)\b)((?:\w+ ){1,3}?)(?:staff|employees|workers|crew|people|mitarbeiter(?:n|innen)?|kolleg(?:en|innen)|angestellten?|beschaftigten?)\b/g,
    ' ex $1 , ',
  ],
  [
    /\b(?:former|ex|ehemalige[nr]?|fruhere[nr]?) (?:staff|employees|workers|crew|people|colleagues|mitarbeiter(?:n|innen)?|kolleg(?:en|innen)|angestellten?|beschaftigten?|leute) (?:of|from|at|von|vom|bei|beim|der|des|aus)(?: (?:der|dem|the))?\b/g,
    ' ex ',
  ],
  [
    /\b(?:(?:ich|wir) (?:suchen?|brauchen?)|(?:kannst du|konnen sie|konnten sie) (?:mir|uns)|kennst du|kennen sie|vorstellen)\b/g,
    ' ',
  ],
  [
    /\b(?:(?:je|nous) (?:re)?cherch(?:e|ons)|(?:peux tu|pouvez vous|pourriez vous) (?:me|nous) presenter|connais tu|connaissez vous|s il (?:te|vous) plait)\b/g,
    ' ',
  ],
  // What somebody does with the thing that follows: the thing is looked for. Alone each may be a name: Back, Sells.
  [
    /\b(?:who|that) (?:invest(?:s|ed)? in|specialize[sd]? in|focus(?:es)? on|cares? about|decides? on|buys?|purchases?|backs?|funds?|sells?|builds?|makes?|uses?|owns?|manages?|understands?)\b/g,
    ' ',
  ],
  [/\bvon und zu\b/g, ' '],
  // People who dictate correct themselves, and explain why they ask.
  [/\b(?:because|weil) [^,]*/g, ' '],
  [/\b(?:no |oh )?sorry(?: no| not)?\b/g, ' '],
  [/\b(?:kind|sort) of (?:thing|person|people|stuff)\b/g, ' '],
  [
    /\b(?:let s say|you know|i mean|i think|i guess|so to speak|doesn t matter which|does not matter which|or so|and so on|something like that)\b/g,
    ' ',
  ],
  [/\b(?:i d|i would) (?:like|love)(?: to)?\b/g, ' '],
  [
    /\b(?:(?:who|that) )?(?:(?:went|go|goes) to|studied (?:at|in)|studied|graduated (?:from|at)|graduates? (?:of|from)|attended|(?:have|has) a degree from|belongs? to|absolvent(?:en|in|innen)? (?:von|der|des)|studiert (?:an|in) der|mitglied(?:er)? (?:von|vom|der|des|im|in der|bei)|members? (?:of|in)(?: the)?|(?:did |who )?(?:study|studied) (?:at|in)(?: the)?)\b/g,
    ' studiedat ',
  ],
  [/\bat t\b/g, ' att '],
  [/\b(?:aren|isn|wasn|weren|don|doesn|ain) t\b/g, ' not '],
  [/\bthe (?:name|number|email|address|contact details) of\b/g, ' '],
  [/\b(?:over|up|down|out) (at|in)\b/g, ' $1 '],
  [/\bin (?:or|und|oder) (?:near|around|um|nahe)\b/g, ' in '],
  [/\b(?:from|of|with|by) the (?:one|ones) (?:at|from)\b/g, ' at '],
  [/\bthe (?:one|ones) (?:at|from)\b/g, ' at '],
  // How people shorten what somebody does.
  ...Object.entries(shortForms).map(([short, long]) => [new RegExp(`\\b${short}\\b`, 'g'), long] as const),
  [
    /\b(?:(?:who |that |people )*(?:used to (?:work|be)(?: over)? (?:at|for|with|in)|(?:worked |employed )?(?:previously|formerly|once|before)(?: (?:worked|employed))? (?:at|for|with|of|by)|formerly|once (?:worked )?at|(?:has |have |had |was |were )?worked (?:at|for)|(?:has|have) been (?:at|with)|(?:was|were) (?:once |formerly |previously )?(?:at|with)(?! (?:me|us|him|her))|came (?:over )?from|(?:spent (?:time|years)|did a stint|made their name|started out|started their career) (?:at|with|in)|no longer (?:at|with|work(?:s|ing)? (?:at|for))|(?:any )?(?:alumni|alumnus|alumna|alums?|veterans?|past employees|former employees|ex employees|former colleagues|former staff|leavers) (?:of|from|at)))(?: the)?\b/g,
    ' ex ',
  ],
  [
    /\b(?:(?:people|someone|anyone|somebody|anybody|those|everyone|contacts) )?(?:(?:that|who) )?(?:(?:have|has|had|just|recently|already|since) )*left (?!at\b|in\b|for\b|over\b)(?:the )?(?=\w)/g,
    ' ex ',
  ],
  [
    /\b(?:(?:(?:was|were|been)(?: working| employed)?|working|employed) (?:earlier|before) (?:at|with|in|for)|earlier (?:at|with))(?: the)?\b/g,
    ' ex ',
  ],
  [
    /\b(?:(?:wer|die|der|jemand|leute) )?(?:hat|haben|habe) (?:schon |auch )?(?:mal|einmal|fruher|vorher|zuvor)(?: (?:schon|auch))? (?:bei|beim|in|im|an|am|fur)(?: (?:der|dem|den))? (.+?) (?:gearbeitet|gelernt|gejobbt)\b/g,
    ' ex $1 ',
  ],
  // German says first that it was before, and then where.
  [
    /\b(?:(?:wer|die|der|jemand|leute) )*(?:(?:war|waren|hat|haben|ist|sind) )?(?:fruher|vorher|vormals|ehemals|damals|einst|zuvor)(?: (?:mal|schon|einmal|noch))*(?: (?:bei|beim|fur|an der|am|in der|im|at))?(?: (?:der|dem|den))?(?= \w)|\b(?:war|waren|gewesen)(?: (?:schon|auch))? (?:mal|einmal) (?:bei|beim|at)\b|\b(?:kam|kamen|kommt|kommen) (?:ursprunglich )?von\b|\b(?:nicht mehr) (?:bei|beim)\b/g,
    ' ex ',
  ],
  [/\b(?:works?|working|employed) (?:at|for|with)\b/g, ' at '],
  [/\b(?:works?|working|is|are|active|specialized|specialised|specializing|job) in\b/g, ' in '],
  [/\b(?:is|are) not (?:at|in)\b/g, ' not '],
  [
    /\b(?:but not|other than|apart from|aside from|rather than|instead of|abgesehen von|bis auf|except for|except|excluding|excl|without|anything but|nicht|ausser|ohne|sauf|excepto|sin|tranne)\b/g,
    ' not ',
  ],
  [/\b(?:outside of|outside|ausserhalb von|ausserhalb|not based in|not in)\b/g, ' not in '],
  [/\b(?:oder|ou|either)\b/g, ' or '],
  [/\b(?:based|located|living|lives?|sitting|wohnhaft|basee?|bases) in\b/g, ' in '],
  [/\b(?:near|around|close to|in der nahe von)\b/g, ' in '],
  [/\b(?:bei|chez|beim|presso)\b/g, ' at '],
  [
    /\b(?:ehemaliger?|ehemaligen|ehemalige|fruher(?:\s+mal)?(?:\s+at)?|ancien|anciens|ancienne|anciennes|former|past|exs)(?: (?:de|du|des|d|von))?\b/g,
    ' ex ',
  ],
]

/** After the name of a company, school or community: who was there, or belongs to it. */
export const afterCompany: ReadonlySet<string> = new Set([
  'alumni',
  'alumnus',
  'alumna',
  'alum',
  'alums',
  'veteran',
  'veterans',
  'ehemalige',
  'members',
  'mitglied',
  'mitglieder',
  'graduates',
  'absolventen',
  'studiert',
])

/** What a sector or a kind of company is called beside its name: "health startups", "logistics companies". */
export const companyNouns: ReadonlySet<string> = new Set(
  'startup startups start up ups company companies firm firms business businesses corporation corporations scaleup scaleups unternehmen firma firmen entreprise entreprises empresas aziende venture player players vendor vendors provider providers shop shops'.split(
    ' ',
  ),
)
