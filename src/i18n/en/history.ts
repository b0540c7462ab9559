/** Entries of the booking history in addition to status changes, for staff. */
export const history = {
  note: '{note, select, goodwill {By goodwill, at no cost} offer {Something else was offered} offer_accepted {The offer was accepted} offer_accepted_payment {The offer was accepted, its payment is awaited} payment {The payment is awaited} payment_prepay {To be paid online from now on} payment_arrival {To be paid on arrival from now on} payment_link {A link to pay was sent} links_revoked {The links sent before were revoked} paid_late {The payment came late and the rooms were still free} checked_in {The guest has checked in} claimed {The guest’s account has taken it over} document {A document was asked for} document_sent {A document was sent} document_accepted {The document was accepted} document_refused {The document was not accepted} residence {Another house was proposed} residence_accepted {The other house was accepted} instalment_overdue {An instalment is overdue} instalment_missed {An instalment was not paid in time} other {}}',
  refund: '{amount} is being returned',
  gave: '{amount} was given back by hand',
  paid: '{amount} paid on arrival, {way, select, cash {in cash} card {by card} transfer {by bank transfer} other {in another way}}',
  dates: 'Moved from {before} to {after}',
} as const
