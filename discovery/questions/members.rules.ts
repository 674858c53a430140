const theirs = String.raw`(?:people|contacts?|network|connections?|circle|friends?|acquaintances|leuten?|kontakten?|netzwerk|bekannten?|freunden?|verbindungen)`
const relation = String.raw`(?:close\s+to|close\s+with|connected\s+(?:to|with)|linked\s+(?:to|with)|friends\s+with|friendly\s+with|in\s+touch\s+with|in\s+contact\s+with|on\s+good\s+terms\s+with|acquainted\s+with|has\s+met|met|knows?|kennt|gut\s+bekannt|vernetzt|verbunden|befreundet|kontakt(?:e)?)`
const before = String.raw`(?:(?:who|whom|that|which|people|those|wen|die|den|mit\s+(?:wem|denen))\s+)?`
const often = String.raw`(?:\s+(?:is|are|was|has|have|does|really|very|well|still|also|been|ist|hat|sehr|gut|schon))*`

const cue = new RegExp(
  String.raw`(?<!\p{L})(?:${theirs}\s+(?:of|von)|\p{L}+['’]?s\s+${theirs}|${relation}|via|through|ask|über|durch)(?!\p{L})`,
  'iu',
)

/** Whether the question may be about whom a member knows, so that their names are worth reading. */
export const mayNameMember = (text: string): boolean => cue.test(text)

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * The question with "known to Kofi" for other ways to say it: "via Kofi", "friends of Kofi", "whom Kofi is close to". Only of
 * members whose network is in sight: of anybody else it says who is meant.
 */
export function withMembers(text: string, names: readonly string[]): string {
  const given = names.flatMap((name) => [name, name.split(/\s+/)[0] ?? '']).filter((name) => name.length > 2)
  const known = [...new Set(given)].toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return text
  const one = String.raw`(${known.map(escaped).join('|')})`
  const patterns = [
    String.raw`(?:via|through|ask|über|durch)\s+${one}(?:\s+(?:to|for|zu|nach)(?=\s))?`,
    String.raw`${theirs}\s+(?:of|von)\s+${one}(?:['’]s)?`,
    String.raw`${one}['’]?s\s+${theirs}`,
    String.raw`${before}${one}${often}\s+${relation}`,
    String.raw`${before}(?:is|has|does|did|was|ist|hat|kennt)\s+${one}${often}(?:\s+${relation}|(?=\s.*\s(?:vernetzt|verbunden|befreundet)))`,
  ]
  for (const pattern of patterns) {
    const match = new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu').exec(text)
    const name = match?.[1]
    if (match && name !== undefined)
      return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length).replace(/^\s*:/, '')} known to ${name.replaceAll(' ', '-')}`
  }
  return text
}
