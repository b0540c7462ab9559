import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys at this address: it must be a name, not a number. False until scripts run. */
export function usePasskeysHere(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname),
    () => false,
  )
}
