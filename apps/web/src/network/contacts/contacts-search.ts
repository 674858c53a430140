/** Says that one comes from erasing somebody; never whom. */
export type ContactsSearch = { erased?: 'yes' }

export const readContacts = (search: Record<string, unknown>): ContactsSearch =>
  search['erased'] === 'yes' ? { erased: 'yes' } : {}
