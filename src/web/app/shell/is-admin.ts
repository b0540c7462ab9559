/** True for paths of the admin and of the first run, which are separate documents from the site. */
export const isAdminPath = (pathname: string) => /^\/..\/(desk|setup)(\/|$)/.test(pathname)
