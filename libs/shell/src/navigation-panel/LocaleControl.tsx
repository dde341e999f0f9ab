import { chooseLocale, readDocumentLocale, localeOptions } from '@share/locale';
import { SegmentedControl } from '@share/ui';
import { EditIcon } from '@share/ui/icons';
import styles from './NavigationPanel.module.css';

/** 简体 or 繁體 (R83), in which the page comes anew. Only for the browser, which knows in what the document is. */
export const LocaleControl = () => {
  const control = { name: 'navigation-locale', options: localeOptions, onChange: chooseLocale };
  return (
    <div className={styles.row}>
      <EditIcon size={20} />
      <span>文字</span>
      <div className={styles.sizes}>
        <SegmentedControl label="简体或繁體" value={readDocumentLocale()} {...control} />
      </div>
    </div>
  );
};
