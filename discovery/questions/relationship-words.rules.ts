import type { Condition } from './conditions.rules.ts'
import type { Reader } from './when.rules.ts'

const said = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu')
const whom = String.raw`(?:(?:who|whom|that|which|people|those|die|den|mit\s+denen)\s+)*`
const own = String.raw`(?:contacts?|connections?|people|friends?|kontakten?|verbindungen|bekannten?)`

/** Other ways to say how the asker stands to somebody. */
export const relationshipWords: readonly Reader<Condition>[] = [
  [
    said(
      String.raw`${whom}(?:am\s+i|i['’]m|i\s+am|i['’]ve\s+been|i\s+have\s+been)\s+(?:really\s+|very\s+|quite\s+|good\s+)?(?:close\s+(?:to|with)|friends\s+with|friendly\s+with|on\s+(?:good|first[- ]name|friendly)\s+terms\s+with|tight\s+with)|(?:good|close|dear|trusted)\s+${own}\s+of\s+mine|my\s+(?:good|close|trusted)\s+${own}|${whom}ich\s+(?:gut\s+|eng\s+)?befreundet\s+bin|${whom}ich\s+(?:sehr\s+)?eng\s+bin|mit\s+(?:wem|denen)\s+(?:bin\s+)?ich\s+(?:gut\s+|eng\s+)?befreundet(?:\s+bin)?`,
    ),
    ([typed]) => ({ kind: 'close', typed }),
  ],
  [
    said(
      String.raw`(?:who\s+|that\s+)?(?:still\s+)?owes?\s+me\s+(?:a\s+|an\s+)?(?:reply|answer|response|mail|email)|(?:who\s+|that\s+)?(?:is\s+|are\s+)?(?:still\s+)?waiting\s+for\s+(?:my|an?|our)\s+(?:reply|answer|response)(?:\s+from\s+me)?|${whom}i\s+(?:still\s+)?owe\s+(?:a\s+|an\s+)?(?:reply|answer|response|mail|email)(?:\s+to)?|${whom}i\s+(?:never|have\s+not|haven['’]?t|did\s+not|didn['’]?t)\s+(?:ever\s+)?(?:answer|reply|respond|written\s+back|write\s+back)(?:ed)?(?:\s+to)?|unbeantwortete?[nr]?|(?:denen|wem)\s+(?:schulde\s+)?ich\s+(?:noch\s+)?(?:eine\s+)?antwort(?:\s+schulde)?`,
    ),
    ([typed]) => ({ kind: 'unanswered', typed }),
  ],
]

/** The asker's own contacts, and nothing else of them. */
export const ownContacts = said(
  String.raw`(?:which|who|any|some|one)\s+of\s+my\s+(?:own\s+)?${own}|my\s+own\s+${own}|${own}\s+of\s+mine|in\s+my\s+own\s+network|meine[nr]?\s+eigenen\s+${own}|(?:wer|welche[rn]?)\s+(?:von|unter|aus)\s+meinen\s+${own}|my\s+(?:contacts?|connections?)|meine[nr]?\s+(?:kontakten?|verbindungen)`,
)
