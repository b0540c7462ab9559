/** The line above which an answer by e-mail is written. Mail programs quote it as text. */
export const replyMark = '##-##'
