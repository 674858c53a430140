const leads = /founder|owner|\bceo\b|chief executive|managing director|gründer|inhaber|geschäftsführ/iu

/** Whether somebody with this title runs the company. */
export const runsCompany = (title: string | null | undefined): boolean => leads.test(title ?? '')

const heads =
  /^(?:(?:global|regional|deputy|group)\s+)?(?:head|director|vp|svp|evp|vice president)(?:\s+of|,)\s+(.{3,60})$/iu
/** “Tech lead” and “team lead” lead people, and not tech or team. */
const leadsOf = /^(?!(?:team|tech|technical|people|project)\s+lead$)(\S.{2,59})\s+lead$/iu
const leiter = /^(?:leiter|leiterin|leitung)\s+(.{3,60})$/iu

/** "incident response" of a "Head of Incident Response" or an "Incident Response Lead"; null where the title does not say what somebody leads. */
export function areaLed(title: string | null | undefined): string | null {
  const text = (title ?? '').trim()
  const [, area = null] = heads.exec(text) ?? leadsOf.exec(text) ?? leiter.exec(text) ?? []
  // What one leads is a thing, not another title.
  if (area === null || /[,;(/|&@]|\bat\b|\bbei\b/u.test(area)) return null
  return leiter.test(text) ? area : area.split(' ').map(inSentence).join(' ')
}

/** "Incident" is written small within a sentence, "IT" and "DevOps" are not. */
const inSentence = (word: string): string => (/^\p{Lu}[\p{Ll}’'-]+$/u.test(word) ? word.toLowerCase() : word)
