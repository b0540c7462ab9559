/** Entries of the booking history in addition to status changes, for staff. */
export const history = {
  note: '{note, select, goodwill {Free of charge, as goodwill} offer {An alternative was offered} offer_accepted {The offer was accepted} offer_accepted_payment {The offer was accepted and awaits payment} payment {Waiting for payment} payment_prepay {To be paid online from now on} payment_arrival {To be paid on arrival from now on} prepayment_missed {It was not paid online in time} payment_link {A payment link was sent} links_revoked {Earlier links were revoked} paid_late {The payment came late and the rooms were still free} checked_in {The guest has checked in} checked_out {The guests have checked out} check_in_undone {The check-in was undone} check_out_undone {The check-out was undone} claimed {It moved to the guest’s account} document {A document was requested} document_sent {A document was sent} document_accepted {The document was accepted} document_refused {The document was not accepted} substitution {Another hotel was proposed} substitution_accepted {The other hotel was accepted} instalment_overdue {An instalment is overdue} instalment_missed {An instalment was not paid in time} changed {Changed by the guest} names_changed {The guest changed the names} change_asked {The guest asked for a change} change_unpaid {A change is waiting for payment} change_accepted {The change was accepted} change_declined {The change was not accepted} change_withdrawn {The guest withdrew the change} change_lapsed {A change was not completed} other {}}',
  refund: '{amount} is on its way back to the guest',
  gave: '{amount} was paid back by hand',
  reversed:
    '{amount} recorded {way, select, cash {in cash} card {by card} transfer {by bank transfer} other {in another way}} was reversed',
  paid: '{amount} paid on arrival, {way, select, cash {in cash} card {by card} transfer {by bank transfer} other {in another way}}',
  dates: 'Moved from {before} to {after}',
} as const
