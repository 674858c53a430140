import { wordsOf } from '../names/words.rules.ts'

/** Each letter as it is written in English; then only what passports and German write in another way. */
const english = tableOf(
  'а=a б=b в=v г=g ґ=g д=d е=e ё=yo є=ye ж=zh з=z и=i і=i ї=yi й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ў=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѓ=gj ќ=kj ѕ=dz ' +
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o ου=ou αυ=av ευ=ev γγ=ng',
)
const passport = new Map([...english, ...tableOf('ё=e є=ie ї=i й=i щ=sch ю=iu я=ia х=h γι=y ου=u υ=i φ=ph χ=h β=b')])
const german = new Map([
  ...english,
  ...tableOf(
    'в=w ж=sch з=s ё=jo жё=scho чё=tscho шё=scho щё=schtscho є=je ї=ji й=j х=ch ц=z ч=tsch ш=sch щ=schtsch ю=ju я=ja',
  ),
])

function tableOf(pairs: string): Map<string, string> {
  return new Map(pairs.split(' ').map((pair) => pair.split('=') as [string, string]))
}

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const oneOrTwo = /γι(?=[αεοω])|ου|αυ|ευ|γγ|[жчшщ]ё|[\p{Script=Cyrillic}\p{Script=Greek}]/gu

/** A Cyrillic or Greek name as people type it in Latin letters: Щербаков is Shcherbakov, Scherbakov and Schtscherbakow. */
export function latinWords(text: string): string[] {
  if (!foreign.test(text)) return []
  const written = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Script=Greek}]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
  const own = new Set(wordsOf(text))
  const inTable = (table: ReadonlyMap<string, string>): string[] =>
    wordsOf(
      written.replace(oneOrTwo, (letters) => {
        return table.get(letters) ?? Array.from(letters, (letter) => table.get(letter) ?? letter).join('')
      }),
    )
  return [...new Set([english, passport, german].flatMap(inTable))].filter((word) => !own.has(word))
}
