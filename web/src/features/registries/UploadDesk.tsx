import { useSearchParams } from 'react-router'
import { Part } from '../../ui/Part.tsx'
import { Preview } from './Preview.tsx'
import { UploadForm } from './UploadForm.tsx'

/** A file is sent and looked at before it changes anything. The address names it: another operator can decide too. */
export const UploadDesk = ({ news, setNews }: { news: string; setNews: (said: string) => void }) => {
  const [search, setSearch] = useSearchParams()
  const uploadId = search.get('upload')
  const show = (id: string | null, said = '') => {
    setNews(said)
    setSearch(id ? { upload: id } : {}, { replace: id === null })
  }
  return (
    <Part
      title={uploadId ? 'What this file would change' : 'Import a file'}
      look="sheet"
      lead={
        uploadId
          ? undefined
          : 'A CSV or Excel file as the registry publishes it. You see what it would change before anything is changed.'
      }
    >
      {uploadId ? (
        <Preview key={uploadId} uploadId={uploadId} onDecided={(said) => show(null, said)} />
      ) : (
        <>
          {news && (
            <p role="status" className="text-note">
              {news}
            </p>
          )}
          <UploadForm onSent={(id) => show(id)} />
        </>
      )}
    </Part>
  )
}
