import { createContext } from 'react'

/** Where the viewer's own request about somebody stands, in the words of the introductions. */
export type RequestStanding = {
  id: string
  label: string
  advice: string
  /** Who is to be asked, until somebody was. */
  toAsk: { id: string; name: string } | null
}

/** The lists of people know nothing of requests: the shell says what is open about whom. */
export const RequestStandings = createContext<(personId: string) => RequestStanding | undefined>(() => undefined)
