import type { Brief, BriefLine } from './briefs.contract.ts'
import {
  approvalsLine,
  askLine,
  newsLine,
  quietLine,
  requestLine,
  signalLine,
  suggestionLine,
  thanksLine,
} from './brief-words.rules.ts'
import type { GatheredBrief, Turn } from './gather-brief.ts'

const mostTurns = 20

/** The brief in the current language. */
export function wordBrief({ news, turns, signals, thanks, quiet, mayAct, now }: GatheredBrief): Brief {
  const may = (line: BriefLine): BriefLine => (mayAct ? line : { ...line, action: null, email: null })
  return {
    news: news.map((one) => may(newsLine(one))),
    turns: turns.slice(0, mostTurns).map((turn) => may(turnLine(turn, now))),
    turnCount: turns.length,
    signals: signals.map((one) => may(signalLine(one))),
    thank: thanks ? may(thanksLine(thanks)) : null,
    reconnect: quiet ? may(quietLine(quiet)) : null,
  }
}

function turnLine(turn: Turn, now: Date): BriefLine {
  if ('ask' in turn) return askLine(turn.ask)
  if ('request' in turn) return requestLine(turn.request, now)
  return 'suggestion' in turn ? suggestionLine(turn.suggestion) : approvalsLine(turn.approvals)
}
