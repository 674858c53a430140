/**
 * Legal forms as they read once a name is folded and single letters are put together: `S.p.A.` is `spa`, `A/S` is `as`,
 * `Sp. z o.o.` is `sp zoo`. A form counts only at the end of a name, so that AS Roma and SAS Institute keep their words.
 */
const endings = // International and English
  (
    'inc incorporated corp corporation co company ltd limited llc llp lllp lp pllc plc pvt pte pty bhd cic ' +
    // German
    'gmbh ggmbh mbh ag se ug haftungsbeschrankt kg kgaa ohg gbr ek ev eg mbb partg partgmbb aktiengesellschaft ' +
    // French and Luxembourgish
    'sa sas sasu sarl sarlu eurl snc scop sca scs scrl selarl ' +
    // Dutch and Belgian
    'bv nv cv vof bvba cvba sprl srl ' +
    // Italian, Spanish, Portuguese
    'spa srls sapa sl slu slp sau scoop lda ltda limitada sgps eireli epp sapi ' +
    // Nordic and Baltic
    'ab aktiebolag hb kb publ as asa ans aps ivs oy oyj ou uab sia ehf hf ' +
    // Central and Eastern European
    'zoo spzoo sro doo dd kft zrt nyrt kd ood eood jsc ojsc pjsc ooo oao zao pao ' +
    // Asian, African, Middle Eastern
    'kk gk yk tbk sdn fze fzco fzc dmcc wll saog psc bsc'
  ).split(' ')

/** Of several words, the last of which may be a form by itself. */
const longEndings = [
  'sp zoo',
  'sp z oo',
  'sp k',
  'sp j',
  'sa rl',
  'sa de cv',
  'srl de cv',
  'sapi de cv',
  'private limited',
  'company limited',
  'a s',
  'gesellschaft mit beschrankter haftung',
  'societe anonyme',
  'sociedad anonima',
  'sociedad limitada',
  'societa per azioni',
  'besloten vennootschap',
  'naamloze vennootschap',
  'kabushiki kaisha',
]
  .map((form) => form.split(' '))
  .toSorted((a, b) => b.length - a.length)

/** Before the name: `OOO Romashka`, `PT Telkom`. */
const beginnings = new Set(['ooo', 'oao', 'zao', 'pao', 'uab', 'sia', 'pt'])
const single = new Set(endings)

/** Written without a space, before or after the name. */
const glued =
  /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사|^(?:ооо|зао|пао|оао|ао)\s|\s(?:ооо|зао|пао|оао|ао)$/gu

const endsWith = (words: readonly string[], form: readonly string[]): boolean =>
  words.length > form.length && form.every((word, i) => words[words.length - form.length + i] === word)

/** The words without legal forms; a name that is nothing but a form stays as it is. */
export function withoutLegalForms(words: readonly string[]): string[] {
  let rest = words.join(' ').replace(glued, ' ').split(' ').filter(Boolean)
  if (rest.length === 0) return [...words]
  if (rest.length > 1 && beginnings.has(rest[0] ?? '')) rest = rest.slice(1)
  for (;;) {
    const long = longEndings.find((form) => endsWith(rest, form))
    const cut = long?.length ?? (rest.length > 1 && single.has(rest.at(-1) ?? '') ? 1 : 0)
    if (cut === 0) return rest
    rest = rest.slice(0, -cut)
  }
}

/** `S.A.`, `A/S`, `H & M` and `J.P. Morgan` are written with and without anything between the letters. */
export function lettersTogether(words: readonly string[]): string[] {
  const joined: string[] = []
  let isRun = false
  for (const word of words) {
    const isLetter = Array.from(word).length === 1
    if (isLetter && isRun) joined.push(`${joined.pop() ?? ''}${word}`)
    else joined.push(word)
    isRun = isLetter
  }
  return joined
}
