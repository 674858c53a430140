import type { StaffRole } from './endpoint.ts'

/**
 * Marks of an endpoint that narrow or widen who may call it, beside its `access`. `access.rules.ts` and the denial matrix
 * read them, and nothing else does. A new mark, also one about what a call hands out, belongs here: it is read in
 * `refusalFor`, and the matrix asks with somebody who lacks it.
 */
export interface AccessMarks {
  /** For endpoints with the access `staff`: who of them may call it, beside operators, who may call all. Everybody if left out. */
  staff?: readonly StaffRole[]
  /** For endpoints with the access `staff` through which they prove who they are: no passkey is needed before. */
  door?: true
  /** For what sends mail to others or gives out keys: only for somebody who has confirmed their own address. */
  verifiedEmail?: true
  /**
   * For what changes how one signs in or gives out keys: only for somebody who has proved who they are within so many
   * minutes. Others are answered `step_up_required`, confirm, and ask again. Never for keys.
   */
  fresh?: number
  /**
   * For endpoints with the access `user`: sessions of single sign-on, which are limited to one workspace, may call it
   * too. It must not show or change anything of the account outside that workspace.
   */
  confined?: true
  /**
   * For what makes, unmakes or removes an owner or an admin, or decides who may. `power`: every call does. It needs a proof
   * from the last ten minutes, and is refused to programs and to sessions that a workspace’s provider opened. `some power`:
   * some calls do, and the use case says which with `expectPower`, which refuses the same. `tests/contract/power.test.ts`
   * finds endpoints that move power without it.
   */
  grants?: 'power' | 'some power'
  /** Programs with an API key never reach an endpoint marked `never`: those that give out or change credentials. */
  keys?: 'never'
  /**
   * For an address of its own beside the API: no session is taken, only keys, and access tokens of connected apps that were
   * made for it. Such a token opens nothing else. Each call there asks for its scopes by itself.
   */
  resource?: '/mcp'
  /** Beside sessions, the access token of a connected program is taken, if it has the scope. */
  tokens?: true
}
