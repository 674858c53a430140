import { allForms, englishVerbs, forms, germanVerbs } from './inflections.rules.ts'

export const requestSenses = {
  asked: [
    ...allForms(englishVerbs('ask request beg+ petition solicit approach')),
    'contacted',
    ...forms(
      'anfragen angefragt nachgefragt ersucht ersuchte ersuchtest bitte batst anfragtest fragtest fragten bittest gewandt wandtest wandte herangetreten bitten intro-anfrage introanfrage vermittlungsanfrage angeschrieben angesprochen appealed sought',
    ),
  ],
  introduced: [
    ...forms(
      'introduces-past zusammengebracht zusammengeführt bekanntmachte bekanntgemacht vermittelte vermittelt vorgestelltes',
    ),
  ],
  intro: forms(
    'introducing introductory einführungen vorstellungen bekanntmachung vermittlung kontaktvermittlung kennenlernen intro-wunsch kontaktaufnahme kontaktanbahnung',
  ),
  /** Of an introduction: that somebody made it. */
  arranged: [
    ...allForms(
      englishVerbs(
        'arrange broker facilitate provide deliver organize organise engineer perform handle effect supply secure write/wrote/written',
      ),
    ).filter((word) => !/^(?:writ|wrote|perform|secur)/.test(word)),
    ...forms(
      'herzustellen hergestellt stellte-her herstellte arrangiert arrangierte eingefädelt fädelte angebahnt übernommen übernahm besorgt organisiert organisierte set owe owes owed verdankst verdanken verdankt',
    ),
  ],
  sent: [
    ...allForms(englishVerbs('send/sent file submit+ place lodge direct address issue receive forward')),
    ...allForms(
      germanVerbs(
        'senden/sandte/gesandt schicken stellen richten erhalten/erhielt/erhalten/erhält bekommen/bekam/bekommen',
      ),
    ),
    ...forms('gerichtet gestellt gestellte got-from eingegangen eingereicht abgeschickt verschickt'),
  ].filter((word) => !/^(?:stelle|stellt|stellte|stellten|stelltest|richten|place|places)$/.test(word)),
} as const
