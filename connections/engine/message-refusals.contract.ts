/** Why a provider did not take a message. */
export type MessageRefusal = 'place_gone' | 'not_in_place' | 'blocked' | 'outsiders' | 'too_long' | 'refused'
