/** What a provider declares about messages. The outreach area says when they are sent, and to whom. */
export interface ChatOfProvider {
  /** Who reads what is sent without naming a place: the owner of the account, or whoever is where it leads. */
  reaches(subject: string): 'owner' | 'place'
  /** Characters of one message. */
  longest: number
  /** Whether its answer says that the message is there, and not only that it was taken. */
  confirms: boolean
  /** Whether people answer by buttons there. */
  hasButtons: boolean
}

export interface ChatMessage {
  text: string
  /** Where to, by the provider's id; null for the place that the account itself stands for. */
  place: string | null
  /** One choice each. `value` comes back with the click. */
  buttons?: readonly { label: string; value: string }[]
  /** Where to read more. */
  link?: { label: string; url: string }
}

/** Somewhere that several people read. */
export interface ChatPlace {
  id: string
  name: string
  isPrivate: boolean
}

/** Messages through one account. Each call is one request that is never repeated by itself. */
export interface OpenChat {
  /**
   * Returns what the provider calls the message, where it says so. Throws SlowDown, AccessEnded or MessageRefused if it was
   * certainly not sent. Anything else that it throws leaves open whether it was.
   */
  send(message: ChatMessage): Promise<{ ref: string | null }>
  /** Writes another text in the place of a message, and takes its buttons away. */
  replace?(ref: string, text: string): Promise<void>
  /** Places that a message can go to. Those that people outside the company read are not among them. */
  listPlaces?(): Promise<ChatPlace[]>
}
