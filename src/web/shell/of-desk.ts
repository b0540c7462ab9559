/** Whether an address is of the desk, which is a document of its own. */
export const isOfDesk = (pathname: string) => /^\/..\/desk(?:\/|$)/.test(pathname)
