import type { ComponentType } from 'react';
import { type LazyFeature, lazyFeature } from '../../shared/messages/catalogue.tsx';
import type { FeaturePopup } from '../../shared/navigation/define-feature.ts';
import type { PopupName } from '../../shared/navigation/registry.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { manifests } from '../navigation/manifests.ts';

interface RegisteredPopup extends Omit<FeaturePopup, 'load'> {
  readonly Popup: LazyFeature<PopupProps>;
}

/** The popups of all manifests by name; the script of each is loaded when it first opens. */
const registered = new Map<string, RegisteredPopup>(
  manifests.flatMap(({ popups = {}, messages }) =>
    Object.entries(popups).map(([name, { load, ...popup }]) => {
      // The manifest's type was checked: the component takes a popup's props.
      const Popup = lazyFeature(load as () => Promise<ComponentType<PopupProps>>, messages);
      return [name, { ...popup, Popup }] as const;
    }),
  ),
);

export const isPopupName = (name: string): name is PopupName => registered.has(name);

export function popupNamed(name: PopupName): RegisteredPopup {
  const popup = registered.get(name);
  if (!popup) throw new Error(`No manifest has the popup ${name}.`);
  return popup;
}
