/** Words that hold a question together and say nothing of whom it is about, in the languages of the product. */
export const fillers: ReadonlySet<string> = new Set(
  `a about address all also am an and any anybody anyone are be best by can contact contacts could currently der die das den dem des
 do does doing else ein eine einen einer eines email every find folks for from get give got great guy guys handles has have having
 he hello help her hi him hire hiring how i if im ill introduce introduction intro intros is it its jemand jemanden job just kennt kennen
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

/** Whole phrases, before words are read: what the first says is what the second says. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:in front of|in touch with|introduced to|introduction to|intro to|in my network|in our network|out there)\b/g,
    ' ',
  ],
  [/\b(?:what s|what is|whats) the name of\b/g, ' '],
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
  [/\bat t\b/g, ' att '],
  [
    /\b(?:used to (?:work|be) (?:at|for|with)|previously (?:at|with)|formerly (?:at|with|of)|formerly|once (?:worked )?at|worked (?:at|for)|has been at|was at)\b/g,
    ' ex ',
  ],
  [/\b(?:people|someone|anyone|somebody|anybody|those|everyone) (?:that|who) left\b/g, ' ex '],
  [/\b(?:works?|working|employed) (?:at|for|with)\b/g, ' at '],
  [/\b(?:works?|working|is|are|active|specialized|specialised|specializing|job) in\b/g, ' in '],
  [/\b(?:is|are) (?:not|no longer) (?:at|in)\b/g, ' not '],
  [
    /\b(?:but not|other than|except for|except|excluding|excl|without|anything but|no longer|nicht|ausser|ohne|sauf|excepto|sin|tranne)\b/g,
    ' not ',
  ],
  [/\b(?:outside of|outside|ausserhalb von|ausserhalb|not based in|not in)\b/g, ' not in '],
  [/\b(?:oder|ou|either)\b/g, ' or '],
  [/\b(?:based|located|living|lives?|sitting|wohnhaft|basee?|bases) in\b/g, ' in '],
  [/\b(?:near|around|close to|in der nahe von)\b/g, ' in '],
  [/\b(?:bei|chez|beim|presso)\b/g, ' at '],
  [
    /\b(?:ehemaliger?|ehemaligen|fruher|ancien|anciens|ancienne|anciennes|former|past|exs)(?: (?:de|du|des|d|von))?\b/g,
    ' ex ',
  ],
]

/** After a company: who was there before. */
export const afterCompany: ReadonlySet<string> = new Set([
  'alumni',
  'alumnus',
  'alumna',
  'alum',
  'alums',
  'veteran',
  'veterans',
  'ehemalige',
])

/** What a sector or a kind of company is called beside its name: "health startups", "logistics companies". */
export const companyNouns: ReadonlySet<string> = new Set(
  'startup startups start up ups company companies firm firms business businesses corporation corporations scaleup scaleups unternehmen firma firmen entreprise entreprises empresas aziende venture player players vendor vendors provider providers shop shops'.split(
    ' ',
  ),
)
